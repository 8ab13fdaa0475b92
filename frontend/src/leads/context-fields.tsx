import type { PageContext } from '@/contract/types';

/** What the page says of itself, for the form that posts without JavaScript. */
export function ContextFields({ context }: { context: PageContext }) {
  const fields = {
    PageTypeData: context.pageType,
    PageNameData: context.pageName,
    pagePath: context.path,
    PageDepartment: context.department?.name ?? '',
    docotrid: context.doctor?.id ?? '',
    hospitalid: context.hospital?.id ?? '',
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} defaultValue={value} />);
}
