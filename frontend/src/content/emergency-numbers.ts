import type { Brand } from '@/contract/types';

/** Whom to call when it cannot wait: the most urgent first. */
export const emergencyNumbers = (brand: Brand): string[] => [
  brand.emergencyNumber,
  brand.ambulanceNumber,
];
