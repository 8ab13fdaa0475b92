import type { InsurerPageProps } from '@/contract/types';
import { nirmal } from '@/testing/examples/hospitals';
import { usual as hospitals } from './hospitals-page.example';

export const usual: InsurerPageProps = {
  ...hospitals,
  title: 'Hospitals that accept CGHS',
  hospitals: [{ ...nirmal, toldOn: '12 June 2026' }],
  nearby: [],
};
