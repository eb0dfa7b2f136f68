import { useLingui } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import { Section } from './section.tsx';
import { gameItem } from './launchable.ts';
import { useClock } from './use-clock.ts';
import { useLaunch } from './use-launch.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatAge } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { useSettledLanguage } from '#src/state/language.ts';
import { recentGamesResource } from '#src/state/recent.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './continue-playing.module.css';

/** The games a member played last, ready to go on; nothing before the first round. */
export function ContinuePlaying() {
  const { t } = useLingui();
  const launch = useLaunch();
  const now = serverTime(useClock(60_000));
  const language = useSettledLanguage();
  const { value } = useResource(recentGamesResource, { language }, { onDemand: true });
  const games = value?.games.slice(0, 8) ?? [];
  if (games.length === 0) return null;
  const title = t`Keep playing`;
  return (
    <Section title={title}>
      <ul className="rail" aria-label={title}>
        {games.map((game) => (
          <li key={game.nodeId} className={s.card}>
            <img src={game.iconUrl} alt="" width="56" height="64" loading="lazy" decoding="async" />
            <div className={s.text}>
              <b>{game.displayName}</b>
              <small>{formatAge(value?.playedAt[game.nodeId] ?? now, now, language)}</small>
            </div>
            <IconButton variant="play" label={t`Play ${game.displayName}`} onClick={() => launch(gameItem(game))}>
              <Play size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
