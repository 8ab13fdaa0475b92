import type { ReactNode } from 'react';
import type { PriceRangeRow, CostPageProps as Props } from '@/contract/types';
import { InsurerTiles } from '@/directory/insurer-tiles';
import { PriceLegend, PriceSources } from '@/directory/price-notes';
import { PriceRanges, RangeList } from '@/directory/price-range';
import { FormAside } from '@/leads/form/form-aside';
import { headOfSentence, midSentence } from '@/lib/words';
import { MoreLink } from '@/ui/link/more-link';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { Prose } from '@/ui/prose/prose';
import { SectionBody } from '@/ui/sections/sections';
import { Sources } from '@/ui/sources/sources';
import { useText } from '@/ui/text';
import { Byline } from './byline';
import { ChangeLog } from './change-log';
import { costSections, priceSections } from './cost-sections';
import { FigureCard } from './figure-card';
import { NoFigure } from './no-figure';

export default function CostPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const { notes, figures, general } = page;
  const parts = {
    page,
    t,
    hospitals: <Rows page={page} rows={page.byHospital} note={t.costs.byHospitalOrder} />,
    cities: <Rows page={page} rows={page.otherCities} />,
    tiles: <Taken page={page} />,
  };
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.urgent}>
        {page.byline !== null && <Byline byline={page.byline} />}
        {page.byline !== null && <p className="caption">{t.costs.whatWasReviewed}</p>}
      </PageHead>
      <div className="container layout">
        <div className="prose">
          {figures[0] === undefined ? (
            <NoFigure
              treatment={page.treatment.label}
              city={page.city}
              nearest={page.nearest}
              span={page.span}
            />
          ) : (
            <Figure page={page} />
          )}
          <MoreLink href={page.explorerUrl}>{t.costExplorer.compare}</MoreLink>
          {notes !== null && <Prose text={notes.intro} />}
          {figures.length > 1 && (
            <>
              <h2>{t.costs.moreFigures}</h2>
              <Card>
                <PriceRanges rows={figures.slice(1).map(asHeading)} />
              </Card>
            </>
          )}
          {general.length > 0 && (
            <>
              <h2>{t.costs.general}</h2>
              <Card>
                <PriceRanges rows={general.map(asHeading)} />
              </Card>
            </>
          )}
          {priceSections(parts).map((section) => (
            <SectionBody key={section.id} section={section} />
          ))}
        </div>
        <FormAside shell={shell} label={t.costs.getEstimate} title={t.costs.getEstimate} />
        <div className="prose layout__rest">
          {costSections(parts).map((section) => (
            <SectionBody key={section.id} section={section} />
          ))}
          {notes !== null && <Sources sources={notes.sources} />}
          <ChangeLog changes={page.changes} />
          <MoreLink href={page.inCity.url}>{page.inCity.label}</MoreLink>
          <MoreLink href={page.treatment.url}>
            {t.costs.about(midSentence(page.treatment.label))}
          </MoreLink>
        </div>
      </div>
    </>
  );
}

/** `private room` at the head of a row. */
function asHeading(row: PriceRangeRow): PriceRangeRow {
  return { ...row, name: headOfSentence(row.name) };
}

function Figure({ page }: { page: Props }) {
  const [figure] = page.figures;
  if (figure === undefined) return null;
  return (
    <FigureCard
      figure={figure}
      treatment={page.treatment.label}
      city={page.city}
      legend={<PriceLegend rows={[figure]} />}
      source={<PriceSources rows={[figure]} />}
    />
  );
}

/** Whether the one figure above everything else has all marks of a plot: its legend holds for those that follow. */
const isExplained = ({ figures, nearest }: Props): boolean => {
  const figure = figures[0] ?? nearest?.figure;
  return figure !== undefined && figure.typical !== null && figure.typicalLow !== null;
};

function Rows({ page, rows, note = '' }: { page: Props; rows: PriceRangeRow[]; note?: string }) {
  return (
    <Card>
      {note !== '' && <p className="caption">{note}</p>}
      {isExplained(page) ? (
        <>
          <RangeList rows={rows} />
          <PriceSources rows={rows} />
        </>
      ) : (
        <PriceRanges rows={rows} />
      )}
    </Card>
  );
}

function Taken({ page }: { page: Props }) {
  const t = useText();
  const { schemes, insurers } = page.cover;
  const tiles = [...schemes, ...insurers].map(({ label, url, hospitals }) => ({
    label,
    url,
    note: t.costs.hospitalsTake(hospitals),
  }));
  if (tiles.length === 0) return null;
  return (
    <>
      <h3>{t.costs.takenHere}</h3>
      <InsurerTiles tiles={tiles} />
      <p className="caption">{t.costs.takenNote}</p>
    </>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className="card card--pad">{children}</div>;
}
