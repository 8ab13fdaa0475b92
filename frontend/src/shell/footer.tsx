import type { Brand as BrandProps, FooterColumn, Shell } from '@/contract/types';
import { PrivacyLink } from '@/tracking/privacy-link';
import pathStrip from '@/ui/art/path-strip.svg?url&no-inline';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';
import { Brand } from './brand';
import { useShared } from './shared';

export function Footer({ shell }: { shell: Shell }) {
  const content = useShared('footer', <FooterRows shell={shell} />);
  return <footer className="site-footer" {...content} />;
}

export function FooterRows({ shell }: { shell: Shell }) {
  const t = useText();
  return (
    <>
      <PathStrip />
      <div className="container">
        <div className="site-footer__grid">
          <About brand={shell.brand} />
          <Columns columns={shell.footer} />
        </div>
        <div className="site-footer__note">
          <p>{t.footer.disclaimer}</p>
          <p>
            <PrivacyLink />
          </p>
          <p>{shell.brand.showsDemo ? t.footer.demo(shell.brand.name) : `© ${shell.brand.name}`}</p>
        </div>
      </div>
    </>
  );
}

function About({ brand }: { brand: BrandProps }) {
  const t = useText();
  return (
    <div className="site-footer__about">
      <Brand {...brand} />
      <p>{t.footer.about}</p>
    </div>
  );
}

function Columns({ columns }: { columns: FooterColumn[] }) {
  const t = useText();
  if (columns.length === 0) return null;
  return (
    <nav className="site-footer__cols" aria-label={t.footer.nav}>
      {columns.map((column) => (
        <div key={column.title}>
          <h2>{column.title}</h2>
          <ul className="list">
            {column.links.map((link) => (
              <li key={link.label}>
                <TextLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** One wave of the path, 80 wide, repeated across any width. */
function PathStrip() {
  return (
    <div className="site-footer__strip">
      <img src={pathStrip} alt="" width="100%" height="40" loading="lazy" />
    </div>
  );
}
