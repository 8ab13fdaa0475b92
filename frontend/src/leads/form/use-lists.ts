import type { CityOption, DepartmentOption, HospitalOption, LeadForm } from '@/contract/types';
import type { FieldKey } from '@/leads/fields/fields';
import { cityNames, departmentNames, hospitalNames, placeOf } from '@/leads/fields/names';
import type { Lists } from '@/leads/lists/lists';
import { type Loaded, useList } from '@/leads/lists/options';
import type { Language } from '@/lib/text';

/** The answers that other fields' lists depend on. */
export interface Watched {
  city: string;
  hospital: string;
  speciality: string;
}

/**
 * Loads what the form's fields offer, once it is awake. A chosen department loads its treatments; without one
 * the department that the page is about does.
 */
export function useLists(
  form: LeadForm,
  watched: Watched,
  isAwake: boolean,
  language: Language,
  pageDepartment = 0,
): Lists {
  const also = language === 'hi' ? '&language=hi' : '';
  const asks = (key: FieldKey) => isAwake && form.fields.some((field) => field.key === key);
  const cities = useList<CityOption>(
    asks('city') || asks('FormPreferredCityField') ? '/api/cities' : null,
  );
  const named = cityNames(form.cities, cities.items);
  const cityId = form.cities[placeOf(named, watched.city)]?.id ?? 0;
  const hospitals = useHospitals(asks('hospital'), cityId, also);
  const hospitalId =
    hospitals.items[placeOf(hospitals.items.map(hospitalNames), watched.hospital)]?.HospitalId ?? 0;
  const specialities = useList<DepartmentOption>(
    asks('speciality') ? `/api/lead/specialities?hospitalId=${hospitalId}${also}` : null,
  );
  const department =
    specialities.items[placeOf(specialities.items.map(departmentNames), watched.speciality)]
      ?.DepartmentId ?? pageDepartment;
  const about = asks('treatment');
  return {
    isAwake,
    cities,
    hospitals,
    specialities,
    treatments: useList(about ? `/api/lead/treatments?departmentId=${department}${also}` : null),
    conditions: useList(
      about ? `/api/lead/department-options?departmentId=${department}${also}` : null,
      1,
    ),
    localities: useList(
      asks('FormLocalityField') ? `/api/lead/localities?cityId=${cityId}${also}` : null,
    ),
  };
}

function useHospitals(isAsked: boolean, cityId: number, also: string): Loaded<HospitalOption> {
  return useList(isAsked ? `/api/lead/hospitals?cityId=${cityId}&departmentId=0${also}` : null);
}
