import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Share2 from 'lucide-react/icons/share-2';
import { shareLink } from '#src/platform/device/share.ts';
import { mainOriginAtom } from '#src/state/site/main-origin.ts';
import type { GameKey } from '#src/state/lobby/running-game.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';

/** Shares a link that opens the game's launch screen: by the device's share sheet, else by the clipboard. */
export function ShareGame({ game, name }: { game: GameKey; name: string }) {
  const { t } = useLingui();
  const origin = useAtomValue(mainOriginAtom);
  const share = async () => {
    const search = new URLSearchParams({ vendor: game.vendor, game: game.nodeId });
    const address = new URL(`/m/launchGame?${search}`, origin).href;
    const outcome = await shareLink({ title: name, url: address });
    if (outcome === 'copied') toasts.show(t`Address copied`, { kind: 'success' });
    if (outcome === 'failed') toasts.show(t`Copy this address: ${address}`, { duration: TOAST_LONG_MS });
  };
  return (
    <IconButton label={t`Share ${name}`} onClick={() => void share()}>
      <Share2 size={20} aria-hidden />
    </IconButton>
  );
}
