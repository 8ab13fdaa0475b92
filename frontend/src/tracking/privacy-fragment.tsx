import type { PrivacyPanel } from '@/contract/types';
import { PrivacyChoices } from './privacy-choices';

/** The privacy choices without a page around them. */
export default function PrivacyFragment({ tagManagerId }: PrivacyPanel) {
  return <PrivacyChoices tagManagerId={tagManagerId} />;
}
