const AHEAD = 3_600_000; // ms: as far as a clock that is set right by hand may have been wrong

/** Whether a moment is less than `most` ms ago. One in the future is of a clock that was wrong: its age is not known. */
export function isYounger(moment: number, most: number): boolean {
  const age = Date.now() - moment;
  return age > -AHEAD && age < most;
}
