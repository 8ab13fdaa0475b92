import content from '../../content.json';
import { Condition } from '../../react_page/condition';

export const revalidate = 300; // s, as our PAGE_CACHE_SECONDS

export default function Page() {
  return <Condition page={content.page} />;
}
