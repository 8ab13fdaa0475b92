import type { HeldRequest, PatientRequest, Profile, StoredData, User } from '@/contract/types';

/** Who is logged in, as the cookie says it. */
export const asha: Profile = {
  id: 'P1',
  name: 'Asha',
  email: 'asha@example.org',
  mobileNo: '******0001',
  selectedCity: null,
};

/** The same patient, as the answer to a login says it. */
export const user: User = { ...asha, mobileNo: '+919810000001', token: 'secret-token' };

/** One of her requests, on the page of those who are logged in. */
export const patientRequest: PatientRequest = {
  id: 'SP-7K4M-Q2XR-AAAA',
  reference: 'SP-7K4M-Q2XR',
  sentAt: '2026-11-20T10:00:00+00:00',
  about: 'Gallbladder Removal',
  doctor: '',
  place: 'Delhi NCR',
  question: '',
  stage: 'new',
  isOpen: true,
  isStopped: false,
  callTime: '',
  promise: 'within 2 hours',
};

/** One of her requests, among all that is stored of a number. */
export const heldRequest: HeldRequest = {
  reference: 'SP-7K4M-Q2XR',
  sentAt: '2026-11-20T10:00:00+00:00',
  stage: 'new',
  isStopped: false,
  name: 'Asha',
  email: '',
  about: 'Piles',
  doctor: '',
  place: 'Pune',
  question: '',
  page: '/condition/piles',
  connection: '127.0.0.1',
  answers: {},
  givenToCrmAt: '',
  consents: [],
  notes: [],
};

/** What is stored of a number that sent nothing. */
export const held: StoredData = {
  mobile: '+919810000001',
  profile: null,
  requests: [],
  hasOlder: false,
  visits: [],
  hasWhatsapp: false,
  hasSharing: false,
  isContacted: true,
  erasure: null,
};
