import { callHeaders } from '@/lib/call-headers';
import { send } from '@/lib/send';
import { sessionHeaders } from './session';

export const SIGNUP = '/users/v1/user/signup';
export const LOGIN = '/users/v1/user/login';
export const UPDATE = '/users/v1/user/update';
const VISITOR = '/timeline/visitorid';

/** After a login the visitor is linked to the patient; whether it worked is nobody's concern. */
export function linkVisitor(): void {
  void send(VISITOR, { headers: { ...callHeaders(), ...sessionHeaders() } });
}
