/** The browser's twin of sehat/leads/answers/body.py. */

/** kg/m² with one digit after the point, from centimetres and kilograms; '' when one is missing. */
export function bmi(height: string, weight: string): string {
  if (!/^[0-9]+$/.test(height) || !/^[0-9]+$/.test(weight) || Number(height) === 0) return '';
  const metres = Number(height) / 100;
  return (Number(weight) / (metres * metres)).toFixed(1);
}

/** 0 to 12 into three words. */
export function pilesSeverity(score: number): 'mild' | 'moderate' | 'severe' {
  if (score <= 4) return 'mild';
  return score <= 8 ? 'moderate' : 'severe';
}

/** The sum of the symptoms that were answered, 0 to 3 each; '' when none was. */
export function pilesScore(symptoms: string[]): string {
  const given = symptoms.filter((one) => /^[0-3]$/.test(one)).map(Number);
  return given.length > 0 ? String(given.reduce((sum, one) => sum + one, 0)) : '';
}
