import type { ReactNode } from 'react';
import { type PageForm, readBlock } from '@/lib/page-data';
import { FormSwitchProvider } from './form-switch';

/** What the page says in its data of its form, for what wakes in it or opens over it. */
export function PageFormSwitch({ children }: { children: ReactNode }) {
  const { contact } = readBlock<PageForm>('page-form').context;
  return <FormSwitchProvider isOn={contact.isFormEnabled}>{children}</FormSwitchProvider>;
}
