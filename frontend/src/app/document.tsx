import type { ComponentType } from 'react';
import type { Meta, Shell } from '@/contract/types';
import { FormSwitchProvider } from '@/leads/form/form-switch';
import { AccountSlot } from '@/patients/account-slot';
import { searchProps } from '@/search/search-box';
import { Frame } from '@/shell/frame';
import { OfflineWords } from '@/shell/offline-words';
import { PrivacyChoices } from '@/tracking/privacy-choices';
import { JsonBlock } from '@/ui/json-block';
import { LanguageProvider } from '@/ui/language';
import type { PageInput } from '@/ui/page';
import type { Assets } from './assets';

export interface PagePayload {
  component: string;
  props: { meta: Meta };
  shell: Shell;
}

/**
 * React Aria adds a <style> for touch to a page that has none of this id, and our content security
 * policy takes no inline style: the rule stands in styles/base.css, and the id on our style sheet.
 */
const STYLE_ID = 'react-aria-pressable-style';

const SLOTS = { header: <AccountSlot place="header" />, menu: <AccountSlot place="menu" /> };

interface PageBodyProps extends PagePayload {
  Page: ComponentType<PageInput<never>>;
}

/** Everything inside <body>: rendered by the renderer, or by the browser when the renderer is down. */
export function PageBody({ Page, props, shell }: PageBodyProps) {
  return (
    <LanguageProvider language={shell.context.language}>
      <FormSwitchProvider isOn={shell.context.contact.isFormEnabled}>
        <Frame shell={shell} slots={SLOTS}>
          <Page props={props as never} shell={shell} />
        </Frame>
      </FormSwitchProvider>
      <OfflineWords />
      {shell.tagManagerId !== null && <PrivacyChoices tagManagerId={shell.tagManagerId} />}
      <JsonBlock id="page-form" value={{ form: shell.form, context: shell.context }} />
      {shell.campaignContacts.length > 0 && (
        <JsonBlock
          id="page-numbers"
          value={{ page: shell.contact, campaigns: shell.campaignContacts }}
        />
      )}
      {shell.layout.searchButton && <JsonBlock id="page-search" value={searchProps(shell)} />}
    </LanguageProvider>
  );
}

/** 1200 x 630: sehat/rendering/share_image.py */
function ShareImage({ url, title }: { url: string; title: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A tab, a bookmark and a search result name the site; a card that is shared has the brand of its own. */
const withBrand = (title: string, brand: string) =>
  title.includes(brand) ? title : `${title} | ${brand}`;

interface HeadProps {
  component: string;
  meta: Meta;
  shell: Shell;
  assets: Assets;
}

function Head({ component, meta, shell, assets }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
      />
      <title>{withBrand(meta.title, shell.brand.name)}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      {meta.alternates.map(({ lang, url }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={url} />
      ))}
      {meta.noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={meta.title} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      <meta property="og:site_name" content={shell.brand.name} />
      <meta property="og:type" content="website" />
      {meta.canonical && <meta property="og:url" content={meta.canonical} />}
      {meta.image && <ShareImage url={meta.image} title={meta.title} />}
      <meta name="theme-color" content="#0a352e" />
      <meta name="format-detection" content="telephone=no" />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" crossOrigin="" />
      ))}
      {[...assets.css, ...(assets.pageCss[component] ?? [])].map((href, index) => (
        <link
          key={href}
          rel="stylesheet"
          href={href}
          precedence="page" // React puts it before the fonts: nothing is painted without it
          id={index === 0 ? STYLE_ID : undefined}
        />
      ))}
      {/* Tools stand at the end of the header: half of it, painted, would move as the rest comes. */}
      <link rel="expect" href="#main" blocking="render" />
      {shell.context.language === 'hi' && <script src={assets.devanagari} />}
      <link rel="icon" href={assets.icon} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <script type="module" src={assets.js} />
      {meta.jsonLd.map((block) => (
        <JsonBlock key={JSON.stringify(block)} type="application/ld+json" value={block} />
      ))}
    </head>
  );
}

export function Document({ assets, ...page }: PageBodyProps & { assets: Assets }) {
  return (
    <html lang={page.shell.context.language} data-page-type={page.shell.context.pageType}>
      <Head component={page.component} meta={page.props.meta} shell={page.shell} assets={assets} />
      <body>
        <PageBody {...page} />
      </body>
    </html>
  );
}
