import content from '../../content.json';
import { Condition } from '../../react_page/condition';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Condition page={content.page} />;
}
