import type {
  FooterColumn,
  FormField,
  Layout,
  Link,
  Menu,
  MenuItem,
  PageContext,
  Shell,
} from '@/contract/types';

const link = (label: string, url: string | null, lang: string | null = null): Link => ({
  label,
  url,
  lang,
});

/** A field of a form, required unless said otherwise. */
export const formField = (key: FormField['key'], more: Partial<FormField> = {}): FormField => ({
  key,
  type: 'input',
  isRequired: true,
  isHidden: false,
  options: [],
  preset: '',
  ...more,
});

const items = (path: string, labels: string[]): MenuItem[] =>
  labels.map((label) => ({
    label,
    url: `/${path}/${label.toLowerCase().replaceAll(' ', '-')}`,
    icon: null,
    lang: null,
  }));

const departments: MenuItem[] = [
  { label: 'Stomach and gut', url: '/departments/general-surgery', icon: 'stomach', lang: null },
  { label: 'Eyes', url: '/departments/eyes', icon: 'eye', lang: null },
  { label: 'Bones and joints', url: '/departments/bones', icon: 'joints', lang: null },
  { label: 'Kidney and urinary', url: '/departments/urology', icon: 'kidneys', lang: null },
  { label: 'Heart', url: '/departments/heart', icon: 'heart_organ', lang: null },
  { label: 'Veins', url: '/departments/veins', icon: 'blood_vessel', lang: null },
];

export const menus: Menu[] = [
  {
    label: 'Departments',
    icon: 'layout-grid',
    title: '{}',
    groups: [{ label: '', icon: null, items: departments }],
    everything: { label: 'All departments', url: '/departments', icon: null, lang: null },
  },
  {
    label: 'Conditions',
    icon: 'heart-pulse',
    title: '{} conditions',
    everything: { label: 'All conditions, A to Z', url: '/condition', icon: null, lang: null },
    groups: [
      {
        label: 'General surgery',
        icon: 'stomach',
        items: items('condition', [
          'Gallstones',
          'Piles',
          'Anal fissure',
          'Hernia',
          'Appendicitis',
        ]),
      },
      { label: 'Eye care', icon: 'eye', items: items('condition', ['Cataract', 'Glaucoma']) },
      {
        label: 'Bones and joints',
        icon: 'joints',
        items: items('condition', ['Knee arthritis', 'Slipped disc', 'Frozen shoulder']),
      },
      { label: 'Urology', icon: 'kidneys', items: items('condition', ['Kidney stones', 'BPH']) },
    ],
  },
];

const footer: FooterColumn[] = [
  {
    title: 'For patients',
    links: [
      link('Find doctors', '/doctors'),
      link('Find hospitals', '/hospitals'),
      link('Medical loan', null),
    ],
  },
  {
    title: 'Learn',
    links: [
      link('Conditions', '/condition'),
      link('Departments', '/departments'),
      link('हिंदी ब्लॉग', '/hi/blog', 'hi'),
    ],
  },
  {
    title: 'About',
    links: [link('About us', '/about-us'), link('Partner with us', '/partner-with-us')],
  },
  {
    title: 'Help and policies',
    links: [link('Privacy', '/privacy'), link('Editorial policy', '/editorial-policy')],
  },
];

export const layout: Layout = {
  nav: 'full',
  appBanner: 'slim',
  footer: true,
  floatingBar: true,
  searchButton: true,
  ribbon: 'second-opinion',
  partnerBanner: false,
  extra: true,
  chatOverlay: false,
};

const context: PageContext = {
  pageType: 'Condition',
  pageName: 'Gallstones',
  path: '/condition/gallstones',
  language: 'en',
  otherLanguageUrl: null,
  pageVariant: '',
  subject: {
    tier: 3,
    city: { id: 514, name: 'Delhi NCR', nameHi: '' },
    department: null,
    condition: null,
    treatment: null,
    doctor: null,
    hospital: null,
    insurer: '',
    vendorId: '',
    entity: 0,
  },
  form: {
    title: '',
    note: '',
    button: '',
    variant: null,
    requirements: null,
    leadType: 'Appointment',
    successRedirection: '',
    guide: null,
  },
  contact: {
    isCallEnabled: true,
    isWhatsappEnabled: true,
    isFormEnabled: true,
    whatsappMessage: '',
  },
};

export const shell: Shell = {
  brand: {
    name: 'Sehat Path',
    homeUrl: '/',
    emergencyNumber: '112',
    ambulanceNumber: '108',
    googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.sehatpath',
    appStoreUrl: 'https://apps.apple.com/in/app/id000000000',
    hasDemoStores: false,
    showsDemo: true,
  },
  layout,
  context,
  contact: { tel: '+91 11 4000 0000', whatsapp: '+91 98765 43210', trackingId: 'C-1' },
  campaignContacts: [],
  ribbon: null,
  notice: null,
  mainMenu: [...menus, link('Doctors', '/doctors'), link('Hospitals', null)],
  menusUrl: '/menus',
  citiesUrl: '/hospitals',
  otherLanguage: link('हिंदी', '/hi/blog', 'hi'),
  footer,
  popular: [link('Piles', '/condition/piles'), link('Cataract', '/condition/cataract')],
  form: {
    action: '/request',
    cities: [
      { id: 514, name: 'Delhi NCR', nameHi: '' },
      { id: 477, name: 'Mumbai', nameHi: '' },
    ],
    fields: [
      { ...formField('city'), preset: 'Delhi NCR' },
      formField('treatment'),
      formField('query', { isRequired: false }),
    ],
    isWhite: false,
    button: '',
    photoKeptDays: 30,
    captcha: null,
    pageToken: 'Condition:3:signed',
    successUrl: '',
    notice: {
      privacyUrl: '/privacy',
      termsUrl: '/terms-conditions',
      text: 'By proceeding, you agree to our terms and conditions',
      version: '1',
    },
    subtitle: 'Free for patients. A care expert will call you back.',
    title: 'Request an appointment',
    variant: '1',
  },
  extraForms: [],
  tagManagerId: null,
};

/** The same shell with another row of the layout table. */
export function shellWith(changes: Partial<Layout>, language: 'en' | 'hi' = 'en'): Shell {
  return { ...shell, layout: { ...layout, ...changes }, context: { ...context, language } };
}
