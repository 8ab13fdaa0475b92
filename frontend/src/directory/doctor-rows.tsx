import type { Contact, DoctorCard as Doctor } from '@/contract/types';
import { DoctorCard } from './doctor-card';

/** A few doctors under each other, in the middle of a page. */
export function DoctorRows({ doctors, contact }: { doctors: Doctor[]; contact: Contact }) {
  return doctors.map((doctor) => (
    <DoctorCard key={doctor.id} doctor={doctor} contact={contact} shape="row" />
  ));
}
