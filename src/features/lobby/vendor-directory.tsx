import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { vendorItem } from '#src/components/games/launchable.ts';
import { Section } from '#src/components/kit/section.tsx';
import { useLaunch } from '#src/components/games/use-launch.ts';
import type { GameCategory } from '#src/contract/core/game-category.ts';
import type { Vendor } from '#src/contract/lobby/games.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import type { LobbyCategory } from '#src/state/lobby/lobby-rules.ts';
import s from './lobby.module.css';

/** A vendor in simple mode: a button with its name, which plays its lobby, and nothing else [S1-147]. */
export function SimpleVendorTile({ vendor, onPlay }: { vendor: Vendor; onPlay: (vendor: Vendor) => void }) {
  const { t } = useLingui();
  const name = vendor.accountTypeName;
  return (
    <button type="button" className={s.simple} aria-label={t`Play ${name}`} onClick={() => onPlay(vendor)}>
      {name}
    </button>
  );
}

/** Every open vendor once, by name, each with its first category; in simple mode [S1-147]. */
export function VendorDirectory({ categories }: { categories: readonly LobbyCategory[] }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const launch = useLaunch();
  const first = new Map<string, { vendor: Vendor; gameCategory: GameCategory }>();
  for (const { gameCategory, vendorNames } of categories)
    for (const vendor of vendorNames)
      if (vendor.open && !first.has(vendor.vassalage)) first.set(vendor.vassalage, { vendor, gameCategory });
  const byName = [...first.values()].sort((a, b) =>
    a.vendor.accountTypeName.localeCompare(b.vendor.accountTypeName, language),
  );
  if (byName.length === 0) return null;
  const title = t`All providers`;
  return (
    <Section title={title}>
      <ul className={s.names} aria-label={title}>
        {byName.map(({ vendor, gameCategory }) => (
          <li key={vendor.vassalage}>
            <SimpleVendorTile vendor={vendor} onPlay={(played) => launch(vendorItem(played, gameCategory))} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
