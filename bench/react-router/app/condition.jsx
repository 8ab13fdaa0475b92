import { Condition } from '../react_page/condition';
import { page } from './content.server';

export function loader() {
  return { page };
}

export function meta({ loaderData }) {
  const { title, description } = loaderData.page;
  return [{ title }, { name: 'description', content: description }];
}

export default function Page({ loaderData }) {
  return <Condition page={loaderData.page} />;
}
