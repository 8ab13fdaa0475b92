import type { DoctorPageProps, HospitalPageProps, PracticePlace, Shell } from '@/contract/types';
import { rupees } from '@/lib/money';
import type { Text } from '@/lib/text';
import { marked } from './demo-mark';

interface Asked {
  question: string;
  answer: string;
}

type Maybe = Asked | false;

/** What the profile itself can answer; what is not recorded is not asked. */
export function doctorQuestions(page: DoctorPageProps, shell: Shell, t: Text): Asked[] {
  const words = t.profileQuestions;
  const { name, fee, languages } = page.doctor;
  const places = page.places.filter((place) => place.hours.length > 0);
  return present([
    fee !== null && {
      question: words.fee(name),
      answer: words.feeIs(marked(rupees(fee), page.isDemo, t)),
    },
    places.length > 0 && { question: words.hours(name), answer: places.map(hoursAt).join('\n\n') },
    languages.length > 0 && {
      question: words.languages(name),
      answer: t.sentence(t.andMore(languages)),
    },
    page.hasVideo && { question: words.video(name), answer: words.videoYes },
    page.insurance.length > 0 && {
      question: words.takes(name),
      answer: `${t.sentence(marked(t.andMore(page.insurance), page.isDemo, t))} ${words.askDesk}`,
    },
    booking(words.bookWith(name), page.callbackPromise, shell, t),
    changing(shell, t),
  ]);
}

export function hospitalQuestions(page: HospitalPageProps, shell: Shell, t: Text): Asked[] {
  const words = t.profileQuestions;
  const { name } = page.hospital;
  const accredited = t.hospital.accredited(page.accreditation, page.accreditedUntil);
  const level = marked(accredited, page.isDemo, t);
  return present([
    page.insurers.length + page.schemes.length > 0 && {
      question: words.takesAt(name),
      answer: insuranceOf(page, t),
    },
    page.departments.length > 0 && {
      question: words.departments(name),
      answer: t.sentence(t.andMore(page.departments.map(({ label }) => label))),
    },
    page.accreditation !== '' && {
      question: words.accredited(name),
      answer: t.sentence(words.accreditedYes(level)),
    },
    page.address !== '' && { question: words.where(name), answer: t.sentence(page.address) },
    booking(words.book(name), page.callbackPromise, shell, t),
    changing(shell, t),
  ]);
}

function hoursAt({ name, address, hours }: PracticePlace): string {
  const place = [name, address].filter(Boolean).join(', ');
  return [place, ...hours.map((row) => `- ${row.days}: ${row.hours}`)].join('\n');
}

function insuranceOf({ insurers, schemes, isDemo }: HospitalPageProps, t: Text): string {
  const words = t.profileQuestions;
  const names = (accepted: { label: string }[]) =>
    marked(t.andMore(accepted.map(({ label }) => label)), isDemo, t);
  return [
    insurers.length > 0 && t.sentence(words.cashless(names(insurers))),
    schemes.length > 0 && t.sentence(words.schemes(names(schemes))),
    `${words.told} ${words.askDesk}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The ways that this page has: its form and its call button can be switched off. */
function booking(question: string, promise: string, shell: Shell, t: Text): Maybe {
  const words = t.profileQuestions;
  const { isFormEnabled, isCallEnabled } = shell.context.contact;
  const ways = [
    isFormEnabled && words.bookForm(promise),
    isCallEnabled && shell.contact.tel !== null && words.bookCall,
  ].filter((way) => way !== false);
  return ways.length > 0 && { question, answer: [...ways, words.bookConfirmed].join(' ') };
}

function changing({ context }: Shell, t: Text): Maybe {
  const { cancel, cancelYes } = t.profileQuestions;
  return context.contact.isFormEnabled && { question: cancel, answer: cancelYes };
}

function present(asked: Maybe[]): Asked[] {
  return asked.filter((item) => item !== false);
}
