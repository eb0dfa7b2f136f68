import Bird from 'lucide-react/icons/bird';
import Cherry from 'lucide-react/icons/cherry';
import ChessQueen from 'lucide-react/icons/chess-queen';
import Fish from 'lucide-react/icons/fish';
import Flame from 'lucide-react/icons/flame';
import Gamepad from 'lucide-react/icons/gamepad';
import Radio from 'lucide-react/icons/radio';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import Tickets from 'lucide-react/icons/tickets';
import Trophy from 'lucide-react/icons/trophy';
import type { LucideIcon } from 'lucide-react';
import type { GameTab } from '#src/contract/core/game-category.ts';

const icons: Partial<Record<GameTab, LucideIcon>> = {
  HOT: Flame,
  RNG: Cherry,
  FISH: Fish,
  LIVE: Radio,
  COCKFIGHT: Bird,
  SPORTS: Trophy,
  ESPORTS: Gamepad,
  PVP: ChessQueen,
  LOTT: Ticket,
  ELOTT: Tickets,
  FAV: Star,
};

/** The picture of a lobby category. */
export function CategoryIcon({ tab, size = 22 }: { tab: GameTab; size?: number }) {
  const Icon = icons[tab] ?? Flame;
  return <Icon size={size} aria-hidden />;
}
