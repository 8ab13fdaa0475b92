import type { DiseaseOption, ProcedureOption } from '@/contract/types';

/** What the treatment field offers: two groups of names. */
export interface Choices {
  treatments: string[];
  conditions: string[];
}

export const NO_CHOICES: Choices = { treatments: [], conditions: [] };

async function list<T>(url: string, position: number): Promise<T[]> {
  try {
    const response = await fetch(url);
    const lists = (await response.json()) as T[][];
    return response.ok ? (lists[position] ?? []) : [];
  } catch {
    return []; // decisions 4.2: a failed list leaves free text, and the form still submits
  }
}

/** Loads both lists; a list that fails is empty. */
export async function loadChoices(): Promise<Choices> {
  const [treatments, conditions] = await Promise.all([
    list<ProcedureOption>('/api/lead/treatments', 0),
    list<DiseaseOption>('/api/lead/department-options', 1),
  ]);
  return {
    treatments: treatments.map((option) => option.ProcedureName),
    conditions: conditions.map((option) => option.DiseaseName),
  };
}
