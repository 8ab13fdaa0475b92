import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import DoctorPage from './doctor-page';
import { usual as doctor, sparse as unknownDoctor } from './doctor-page.example';
import HospitalPage from './hospital-page';
import { usual as hospital, sparse as unknownHospital } from './hospital-page.example';

/** Question and answer, by what stands on the page. */
function asked(page: HTMLElement): [string, string][] {
  return [...page.querySelectorAll('.accordion details')].map((item) => [
    words(item.querySelector('summary')),
    words(item.querySelector('div')),
  ]);
}

function told(page: HTMLElement): [string, string][] {
  const block = JSON.parse(
    page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  );
  expect(block['@type']).toBe('FAQPage');
  return block.mainEntity.map((item: { name: string; acceptedAnswer: { text: string } }) => [
    item.name,
    item.acceptedAnswer.text,
  ]);
}

describe('questions about a doctor', () => {
  const page = renderPage(DoctorPage, doctor, shell);
  const answers = new Map(asked(page));

  it('are answered from the profile', () => {
    expect(answers.get('What is the consultation fee of Dr Kavita Raghunathan?')).toContain(
      '₹1,200',
    );
    expect(answers.get('Where and when can I see Dr Kavita Raghunathan?')).toContain(
      'Saturday: 5 pm to 7 pm',
    );
    expect(answers.get('Which insurance does Dr Kavita Raghunathan accept?')).toContain(
      'Star Health and Ayushman Bharat',
    );
    expect(answers.get('How do I book an appointment with Dr Kavita Raghunathan?')).toContain(
      'usually within 2 hours, between 9 am and 8 pm',
    );
  });

  it('are told to search engines word by word', () => {
    expect(told(page).map(([question]) => question)).toEqual([...answers.keys()]);
    expect(told(page)[0]?.[1]).toBe([...answers.values()][0]);
  });

  it('of whom nothing is known are only how to book and to cancel', () => {
    expect(
      asked(renderPage(DoctorPage, unknownDoctor, shell)).map(([question]) => question),
    ).toEqual([
      `How do I book an appointment with ${unknownDoctor.doctor.name}?`,
      'Can I change or cancel my request?',
    ]);
  });

  it('offer no way that the page does not have', () => {
    const contact = { tel: null, whatsapp: null, trackingId: null };
    const context = {
      ...shell.context,
      contact: { ...shell.context.contact, isFormEnabled: false },
    };
    const quiet = renderPage(DoctorPage, unknownDoctor, { ...shell, contact, context });
    expect(asked(quiet)).toEqual([]);
    expect(quiet.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  it('are asked in Hindi as well', () => {
    const hindi = asked(renderPage(DoctorPage, doctor, shellWith({}, 'hi')));
    expect(hindi).toHaveLength(answers.size);
    for (const [question] of hindi) expect(question).toMatch(/\p{Script=Devanagari}/u);
  });
});

describe('questions about a hospital', () => {
  it('are answered from the profile', () => {
    const answers = new Map(asked(renderPage(HospitalPage, hospital, shell)));
    const name = hospital.hospital.name;
    const insurance = answers.get(`Which insurance does ${name} accept?`);
    expect(insurance).toContain('Cashless insurance: Star Health Insurance (demo).');
    expect(insurance).toContain('Government schemes: CGHS (demo).');
    expect(answers.get(`Is ${name} accredited?`)).toContain('valid until 31 March 2028');
    expect(answers.get(`Where is ${name}?`)).toContain(hospital.address);
  });

  it('leave out what the hospital did not tell', () => {
    const questions = asked(renderPage(HospitalPage, unknownHospital, shell)).map(
      ([question]) => question,
    );
    expect(questions.join()).not.toMatch(/insurance|departments|accredited/);
    expect(questions).toHaveLength(3);
  });
});

describe('which insurance is taken, asked in Hindi', () => {
  const questions = (page: HTMLElement) => asked(page).map(([question]) => question);
  const hindi = shellWith({}, 'hi');

  it('is asked of who takes it, a person, and of where it is taken, a house', () => {
    const { name } = doctor.doctor;
    expect(questions(renderPage(DoctorPage, doctor, hindi))).toContain(
      `${name} के यहाँ कौन-सा बीमा चलता है?`,
    );
    expect(questions(renderPage(HospitalPage, hospital, hindi))).toContain(
      `${hospital.hospital.name} में कौन-सा बीमा चलता है?`,
    );
  });
});

describe('names that end with a stop of their own', () => {
  const company = (label: string) => ({ label, url: '/x', toldOn: '1 May 2026' });
  const told = (language: 'en' | 'hi') => {
    const changes = {
      insurers: [company('Star Health'), company('The New India Assurance Co. Ltd.')],
      schemes: [company('E.C.H.S.')],
      accreditation: 'N.A.B.H.',
      accreditedUntil: '',
    };
    const page = renderPage(HospitalPage, { ...hospital, ...changes }, shellWith({}, language));
    return asked(page)
      .map(([, answer]) => answer)
      .join(' ');
  };

  it('end the answer with it', () => {
    const answers = told('en');
    expect(answers).toContain('Star Health and The New India Assurance Co. Ltd.');
    expect(answers).toContain('Government schemes: E.C.H.S.');
    expect(answers).toContain('Yes: N.A.B.H.');
    expect(answers).not.toMatch(/\.\./);
  });

  it('have the stop of Hindi in its place', () => {
    expect(told('hi')).not.toMatch(/\.।/);
  });
});

describe('an answer that staff ended with a stop of its own', () => {
  it.each([
    ['Sector 44, Gurugram.', 'en', 'Sector 44, Gurugram.'],
    ['Sector 44, Gurugram. ', 'en', 'Sector 44, Gurugram.'],
    ['Sector 44, Gurugram', 'en', 'Sector 44, Gurugram.'],
    ['सेक्टर 44, गुरुग्राम।', 'hi', 'सेक्टर 44, गुरुग्राम।'],
    ['Sector 44, Gurugram.', 'hi', 'Sector 44, Gurugram।'],
  ] as const)('has one: %s in %s', (address, language, said) => {
    const page = renderPage(HospitalPage, { ...hospital, address }, shellWith({}, language));
    expect(asked(page).map(([, answer]) => answer)).toContain(said);
  });
});
