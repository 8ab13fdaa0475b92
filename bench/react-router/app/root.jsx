import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Frame } from '../react_page/frame';
import { frame } from './content.server';

export function loader() {
  return { frame };
}

export default function Root({ loaderData }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame frame={loaderData.frame}>
          <Outlet />
        </Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
