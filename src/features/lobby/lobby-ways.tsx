import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Cherry from 'lucide-react/icons/cherry';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Store from 'lucide-react/icons/store';
import Tickets from 'lucide-react/icons/tickets';
import { useResource } from '#src/platform/resource/resource.ts';
import { vendorSortingResource } from '#src/state/vendors.ts';
import { buttonClass } from '#src/ui/button.tsx';
import s from './lobby.module.css';

const ways = [
  { to: '/m/game', name: msg`Lobby`, icon: <Store size={20} /> },
  { to: '/m/gameCenter', name: msg`Categories`, icon: <LayoutGrid size={20} /> },
  { to: '/m/slotsCenter', name: msg`Slots`, icon: <Cherry size={20} /> },
  { to: '/m/lottery', name: msg`Lottery`, icon: <Tickets size={20} /> },
] as const;

/** The ways between the lobby and the centres; to the lotteries where a vendor has them. */
export function LobbyWays({ but }: { but: '/m/game' | '/m/gameCenter' | '/m/slotsCenter' }) {
  const { t, i18n } = useLingui();
  const sorting = useResource(vendorSortingResource, undefined).value?.sorting ?? [];
  const hasLotteries = sorting.some(({ gameCategory }) => gameCategory === 'LOTT' || gameCategory === 'ELOTT');
  return (
    <nav aria-label={t`Lobby and centres`} className={s.ways}>
      {ways
        .filter(({ to }) => to !== but && (to !== '/m/lottery' || hasLotteries))
        .map(({ to, name, icon }) => (
          <Link key={to} to={to} className={buttonClass({ variant: 'soft', wide: true })}>
            {icon}
            {i18n._(name)}
          </Link>
        ))}
    </nav>
  );
}
