import type {
  CityOption,
  DepartmentOption,
  DiseaseOption,
  HospitalOption,
  LocalityOption,
  ProcedureOption,
} from '@/contract/types';
import type { Loaded } from './options';

/** What the fields of a form offer. */
export interface Lists {
  /** Other names of the cities that the page holds. */
  cities: Loaded<CityOption>;
  treatments: Loaded<ProcedureOption>;
  conditions: Loaded<DiseaseOption>;
  specialities: Loaded<DepartmentOption>;
  hospitals: Loaded<HospitalOption>;
  localities: Loaded<LocalityOption>;
  /** Whether the form has woken: a field that needs the network is rendered from then on. */
  isAwake: boolean;
}
