import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { gameItem } from '#src/components/games/launchable.ts';
import { useLaunch } from '#src/components/games/use-launch.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { LiveStrip } from './live-strip.tsx';
import { liveModelsResource } from './live-models.resource.ts';
import s from './live-now.module.css';

/** Hosts who are live now; a tap opens their table. Empty without any, and offline, because cached data would be outdated. */
export function LiveNow() {
  const { t } = useLingui();
  const launch = useLaunch();
  const language = useSettledLanguage();
  const online = useAtomValue(onlineAtom);
  const models = useResource(liveModelsResource, { language }).value ?? [];
  if (models.length === 0 || !online) return null;
  return (
    <LiveStrip title={t`Live now`} live>
      {models.map(({ modelId, name, game }) => (
        <li key={modelId} className={s.place}>
          <button type="button" className={s.host} onClick={() => launch(gameItem(game))}>
            <span className={s.ring}>
              <Avatar name={name} size="large" />
            </span>
            <b>{name}</b>
            <small>{game.displayName}</small>
          </button>
        </li>
      ))}
    </LiveStrip>
  );
}
