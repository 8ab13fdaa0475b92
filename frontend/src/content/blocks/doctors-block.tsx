import { AllLink } from './all-link';
import type { BodyDoctors, Slots } from './types';

export function DoctorsBlock(props: { block: BodyDoctors; doctors: Slots['doctors'] }) {
  const { doctors, more } = props.block;
  return (
    <>
      {props.doctors(doctors)}
      <AllLink link={more} />
    </>
  );
}
