/**
 * A Hindi name as it stands before का, के, में or से, which inflect what is somebody's: पित्ताशय के ऑपरेशन, of
 * पित्ताशय का ऑपरेशन; and a verbal noun: खतने, of खतना; not what ends in -या: गठिया. As sehat/core/india.py has it.
 */
export function beforePostposition(name: string): string {
  const [of = '', ...owned] = name.split(' का ');
  return owned.length === 0
    ? name.replace(/ना$/, 'ने')
    : `${of} के ${owned.join(' का ').replace(/([^य])ा(?= |$)/g, '$1े')}`;
}
