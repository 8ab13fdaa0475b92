import type { Brand as BrandProps, FooterColumn, Shell } from '@/contract/types';
import { PrivacyLink } from '@/tracking/privacy-link';
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
      <Brand name={brand.name} />
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

/** One wave of the path, 80 wide, repeated by a pattern across any width. */
function PathStrip() {
  return (
    <div className="site-footer__strip" aria-hidden="true">
      <svg width="100%" height="40" aria-hidden="true">
        <pattern id="path-strip" width="80" height="40" patternUnits="userSpaceOnUse">
          <path
            d="M0 20a20 20 0 0 0 40 0a20 20 0 0 1 40 0"
            fill="none"
            stroke="#146C5B"
            strokeWidth="2"
          />
          <circle cx="20" cy="13" r="3.500" fill="#F4AE2B" />
          <circle cx="60" cy="27" r="3.500" fill="#F4AE2B" />
        </pattern>
        <rect width="100%" height="40" fill="url(#path-strip)" />
      </svg>
    </div>
  );
}
