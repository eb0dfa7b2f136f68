import { Trans, useLingui } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import { gameItem } from '#src/components/games/launchable.ts';
import { Section } from '#src/components/kit/section.tsx';
import { useClock } from '#src/components/kit/use-clock.ts';
import { useLaunch } from '#src/components/games/use-launch.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatAge } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { recentGamesResource } from '#src/state/lobby/recent.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './continue-playing.module.css';

/** The games that the member played last, those with an open round first; renders nothing before the first round. */
export function ContinuePlaying() {
  const { t } = useLingui();
  const launch = useLaunch();
  const now = serverTime(useClock(60_000));
  const language = useSettledLanguage();
  const { value } = useResource(recentGamesResource, { language }, { onDemand: true });
  if (!value || value.games.length === 0) return null;
  const open = new Set(value.openRounds);
  const games = value.games.toSorted((a, b) => Number(open.has(b.nodeId)) - Number(open.has(a.nodeId))).slice(0, 8);
  const title = t`Keep playing`;
  return (
    <Section title={title}>
      <ul className="rail" aria-label={title}>
        {games.map((game) => {
          const name = game.displayName;
          return (
            <li key={game.nodeId} className={s.card}>
              <img src={game.iconUrl} alt="" width="56" height="64" loading="lazy" decoding="async" />
              <div className={s.text}>
                <b>{name}</b>
                <small>{formatAge(value.playedAt[game.nodeId] ?? now, now, language)}</small>
                {open.has(game.nodeId) && (
                  <span className={s.open}>
                    <Trans>Round open</Trans>
                  </span>
                )}
              </div>
              <IconButton variant="play" label={t`Play ${name}`} onClick={() => launch(gameItem(game))}>
                <Play size={20} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
