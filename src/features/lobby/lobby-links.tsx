import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Cherry from 'lucide-react/icons/cherry';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Store from 'lucide-react/icons/store';
import Tickets from 'lucide-react/icons/tickets';
import Trophy from 'lucide-react/icons/trophy';
import { useResource } from '#src/platform/resource/resource.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { buttonClass } from '#src/ui/button.tsx';
import s from './lobby.module.css';

const ways = [
  { to: '/m/game', name: msg`Lobby`, icon: <Store size={20} /> },
  { to: '/m/gameCenter', name: msg`Categories`, icon: <LayoutGrid size={20} /> },
  { to: '/m/slotsCenter', name: msg`Slots`, icon: <Cherry size={20} /> },
  { to: '/m/lottery', name: msg`Lottery`, icon: <Tickets size={20} /> },
  { to: '/m/jackpot', name: msg`Jackpots`, icon: <Trophy size={20} /> },
] as const;

/**
 * Links between the lobby and the centres; to the lotteries where a vendor has them, to the jackpots where the side menu has
 * them.
 */
export function LobbyLinks({ but }: { but: '/m/game' | '/m/gameCenter' | '/m/slotsCenter' }) {
  const { t, i18n } = useLingui();
  const sorting = useResource(vendorSortingResource, undefined).value?.sorting ?? [];
  const hasLotteries = sorting.some(({ gameCategory }) => gameCategory === 'LOTT' || gameCategory === 'ELOTT');
  const hasJackpots = useAtomValue(whiteLabelAtom)?.menu.includes('jackpot') === true;
  const shows = (to: (typeof ways)[number]['to']) =>
    to !== but && (to !== '/m/lottery' || hasLotteries) && (to !== '/m/jackpot' || hasJackpots);
  return (
    <nav aria-label={t`Lobby and centres`} className={s.ways}>
      {ways
        .filter(({ to }) => shows(to))
        .map(({ to, name, icon }) => (
          <Link key={to} to={to} className={buttonClass({ variant: 'soft', wide: true })}>
            {icon}
            {i18n._(name)}
          </Link>
        ))}
    </nav>
  );
}
