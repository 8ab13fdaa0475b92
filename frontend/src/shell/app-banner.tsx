import type { Brand, Layout } from '@/contract/types';
import { AppPhone } from '@/ui/art/art';
import { BrandIcon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

interface AppBanner {
  brand: Brand;
  size: Layout['appBanner'];
}

/** Where to get the app. Without a store to lead to it is not rendered. */
export function AppBanner({ brand, size }: AppBanner) {
  const hasStore = brand.googlePlayUrl !== null || brand.appStoreUrl !== null;
  if (size === 'none' || !hasStore) return null;
  return size === 'large' ? <LargeBanner brand={brand} /> : <SlimBanner brand={brand} />;
}

function LargeBanner({ brand }: { brand: Brand }) {
  const t = useText();
  return (
    <section className="appband" id="app" aria-labelledby="app-title">
      <div className="container appband__grid">
        <div className="appband__text">
          <h2 id="app-title">{t.app.title}</h2>
          <p className="lead">
            {t.app.lead} {brand.hasDemoStores && t.app.demo}
          </p>
          <Stores brand={brand} />
        </div>
        <div className="appband__art">
          <AppPhone />
        </div>
      </div>
    </section>
  );
}

function SlimBanner({ brand }: { brand: Brand }) {
  const t = useText();
  return (
    <section className="appslim" id="app" aria-labelledby="app-title">
      <div className="container appslim__in">
        <div>
          <h2 id="app-title">{t.app.title}</h2>
          <p className="small">
            {t.app.slim} {brand.hasDemoStores && t.app.demo}
          </p>
        </div>
        <Stores brand={brand} />
      </div>
    </section>
  );
}

function Stores({ brand }: { brand: Brand }) {
  const t = useText();
  return (
    <div className="stores">
      <Store url={brand.googlePlayUrl} icon="googleplay" verb={t.app.getItOn} name="Google Play" />
      <Store url={brand.appStoreUrl} icon="apple" verb={t.app.downloadOn} name="App Store" />
    </div>
  );
}

function Store(props: { url: string | null; icon: string; verb: string; name: string }) {
  if (props.url === null) return null;
  return (
    <a className="store" href={props.url}>
      <BrandIcon name={props.icon} />
      <span>
        <small>{props.verb}</small> <b>{props.name}</b>
      </span>
    </a>
  );
}
