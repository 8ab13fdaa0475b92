import type { DepartmentTile } from '@/contract/types';
import { IconGrid } from '@/ui/icon-grid/icon-grid';
import { MoreLink } from '@/ui/link/more-link';
import { SectionHead } from '@/ui/section-head';
import { useText } from '@/ui/text';

export function Departments(props: { tiles: DepartmentTile[]; allUrl: string | null }) {
  const t = useText();
  if (props.tiles.length === 0) return null;
  return (
    <section className="section" aria-labelledby="departments" data-of-city="departments">
      <div className="container">
        <SectionHead id="departments" title={t.home.departmentsTitle} text={t.home.departmentsText}>
          <MoreLink className="head-only-d" href={props.allUrl}>
            {t.home.allDepartments}
          </MoreLink>
        </SectionHead>
        <IconGrid label={t.home.departments} tiles={props.tiles} />
      </div>
    </section>
  );
}
