import content from '../content.json';
import { Frame } from '../react_page/frame';

export const metadata = { title: content.page.title, description: content.page.description };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <Frame frame={content.frame}>{children}</Frame>
      </body>
    </html>
  );
}
