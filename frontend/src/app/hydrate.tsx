import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageFormSwitch } from '@/leads/form/page-form-switch';
import { pageLanguage, readBlock } from '@/lib/page-data';
import { LanguageProvider } from '@/ui/language';

type IslandProps = Record<string, unknown>;
export type IslandModule = { default: ComponentType<IslandProps> };

/** Wakes one island in place: what was typed into it and where the focus is stay. */
export function hydrate(island: HTMLElement, Component: ComponentType<IslandProps>): void {
  const props = readBlock<IslandProps>(island.dataset.props ?? '');
  hydrateRoot(
    island,
    <LanguageProvider language={pageLanguage()}>
      <PageFormSwitch>
        <Component {...props} />
      </PageFormSwitch>
    </LanguageProvider>,
  );
}
