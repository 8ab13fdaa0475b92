import appPhone from './app-phone.svg?url&no-inline';
import emptySearch from './empty-search.svg?url&no-inline';
import hero from './hero-path.svg?raw';
import lostPath from './lost-path.svg?url&no-inline';
import thanks from './thanks.svg?url&no-inline';

const spots = import.meta.glob<string>('./spot-*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const cities = import.meta.glob<string>('./city-*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

interface Picture {
  src: string;
  width: number;
  height: number;
  className?: string;
}

/** Decoration: it says nothing that the words beside it do not say. */
function Picture({ src, width, height, className }: Picture) {
  return (
    <img className={className} src={src} alt="" width={width} height={height} loading="lazy" />
  );
}

export const AppPhone = () => <Picture src={appPhone} width={360} height={300} />;
export const EmptySearch = () => <Picture src={emptySearch} width={200} height={130} />;
export const LostPath = () => <Picture src={lostPath} width={420} height={260} />;
export const ThanksScene = () => <Picture src={thanks} width={1000} height={240} />;

/** A small drawing of a service: `second-opinion`, `cost`, … An unknown name draws nothing. */
export function Spot({ name }: { name: string }) {
  const src = spots[`./spot-${name.replace(/^spot-/, '')}.svg`];
  if (src === undefined) return null;
  return <Picture className="spot" src={src} width={64} height={64} />;
}

/** What a city is known by: `city-pune`. A city that is not drawn shows a street. */
export function CityArt({ name }: { name: string }) {
  const src = cities[`./${name}.svg`] ?? cities['./city-generic.svg'];
  return src === undefined ? null : <Picture className="spot" src={src} width={64} height={64} />;
}

/** The first thing seen on the home page, so it comes with the page. The file is our own. */
export function HeroArt() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing from this folder
  return <div className="hero__art" dangerouslySetInnerHTML={{ __html: heroSvg }} />;
}

const heroSvg = hero
  .replace(/<!--.*?-->/gs, '')
  .replace(/\n\s*/g, '')
  .replace(' role="img"', '')
  .replace('<svg ', '<svg preserveAspectRatio="xMidYMax meet" ');
