import type { DepartmentsPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: DepartmentsPageProps = {
  meta: metaOf('Departments'),
  crumbs: crumbsTo('Departments'),
  title: 'Departments',
  intro: 'Start with the part of the body.',
  departments: [
    {
      label: 'Kidney and urinary',
      name: 'Urology',
      icon: 'kidneys',
      url: '/department/urology',
      specialist: 'Urologist',
    },
  ],
};
