import type { StatusPageProps } from '@/contract/types';
import { metaOf } from '@/testing/examples/meta';

export const usual: StatusPageProps = {
  meta: metaOf('Your request'),
  reference: 'SP-7K4M-Q2XR',
  asked: {
    sentAt: '2026-11-20T10:42:00+00:00',
    doctor: 'Dr Kavita Raghunathan',
    speciality: 'General Surgery',
    place: 'Delhi NCR',
  },
  calendarUrl: '/request/status/SP-7K4M-Q2XR:signed/call.ics',
  stage: 'contacting',
  callbackPromise: 'usually within 2 hours, between 9 am and 8 pm',
  isOpen: true,
  isStopped: false,
  callTimes: ['Now', 'Later 9-12', 'Later 12-4', 'Later 4-8'],
  callTime: 'Later 9-12',
  action: '/request/status/SP-7K4M-Q2XR:signed',
  done: null,
  appointment: null,
  history: [
    { at: '20 November 2026, 4:12 pm', text: 'We received your request.' },
    { at: '20 November 2026, 4:15 pm', text: 'A care expert read it.' },
    { at: '20 November 2026, 4:20 pm', text: 'A care expert called and could not reach you.' },
  ],
};

export const stopped: StatusPageProps = { ...usual, isStopped: true, calendarUrl: null };
export const withdrawn: StatusPageProps = { ...usual, stage: 'withdrawn', isOpen: false };
