import type { PatientRequest } from '@/contract/types';
import type { Text } from '@/lib/text';

type Standing = Pick<PatientRequest, 'stage' | 'isOpen' | 'isStopped'>;

/** What happens next with a request, and by when we call: the same words wherever it is told. */
export function nextStep(request: Standing, promise: string, t: Text['requestStatus']): string {
  if (request.isOpen && request.isStopped) return t.stopped;
  const next = t.next[request.stage];
  return next.endsWith('.') || next.endsWith('।') ? next : t.by(next, promise);
}
