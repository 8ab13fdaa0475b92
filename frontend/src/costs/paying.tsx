import type { ReactNode } from 'react';
import type { CostPageProps } from '@/contract/types';
import { Spot } from '@/ui/art/art';
import { Prose } from '@/ui/prose/prose';
import { useText } from '@/ui/text';

/** Insurance, schemes and a loan. `tiles` are who accepts what, each with how many hospitals. */
export function Paying({ page, tiles }: { page: CostPageProps; tiles: ReactNode }) {
  const t = useText();
  const { cover, loanUrl, notes, city } = page;
  const words =
    cover.cashless === 0 ? t.costs.insuranceAnywhere : t.costs.cashlessHere(cover.cashless, city);
  const lists = cover.hospitalsUrl === null ? null : `${cover.hospitalsUrl}?insurance=cashless`;
  return (
    <>
      {notes !== null && <Prose text={notes.insurance} />}
      <div className="paygrid">
        <PayLink
          href={cover.cashless > 0 && lists !== null ? lists : cover.insuranceUrl}
          art="insurance"
          title={t.costs.insurance}
          text={words}
        />
        {loanUrl !== null && (
          <PayLink href={loanUrl} art="loan" title={t.costs.loan} text={t.costs.loanText} />
        )}
      </div>
      {cover.isDemo && <p className="caption">{t.costs.demoCover}</p>}
      {tiles}
    </>
  );
}

interface PayLink {
  href: string;
  art: string;
  title: string;
  text: string;
}

function PayLink({ href, art, title, text }: PayLink) {
  return (
    <a className="card card-link card--pad" href={href}>
      <Spot name={art} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </a>
  );
}
