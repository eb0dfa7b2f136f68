import type { ReactNode } from 'react';
import s from './guide-picture.module.css';

/** A drawn piece of a phone's screen, 240×120; the text next to it says the same, so it is decorative. */
function Screen({ children }: { children: ReactNode }) {
  return (
    <svg className={s.screen} viewBox="0 0 240 120" aria-hidden="true">
      <rect className={s.paper} width="240" height="120" rx="12" />
      {children}
    </svg>
  );
}

/** A placeholder for text. */
const Words = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect className={s.words} x={x} y={y} width={width} height="8" rx="4" />
);
const Spot = ({ x, y }: { x: number; y: number }) => <circle className={s.spot} cx={x} cy={y} r="21" />;

const shareShape = 'M-6-3h-3v13H9V-3H6M0 3v-14m-5 5 5-5 5 5';
const plusShape = 'M-8-8H8V8H-8zM0-4v8m-4-4h8';

/** Safari's bar with the share button marked. */
export const SharePicture = () => (
  <Screen>
    <rect className={s.card} x="16" y="14" width="208" height="34" rx="10" />
    <Words x={72} y={27} width={96} />
    <path className={s.faint} d="m36 76-8 8 8 8M72 76l8 8-8 8M160 76h18v18h-18zM203 80h14v14h-14zM208 80v-5h14v14h-5" />
    <Spot x={120} y={85} />
    <path className={s.mark} d={shareShape} transform="translate(120 86)" />
  </Screen>
);

/** A list of which one line is marked, with its text. */
function LinePicture({ text, icon }: { text: string; icon: string }) {
  return (
    <Screen>
      <rect className={s.card} x="16" y="12" width="208" height="96" rx="10" />
      <Words x={32} y={24} width={88} />
      <rect className={s.hit} x="20" y="42" width="200" height="36" rx="8" />
      <text className={s.text} x="32" y="64">
        {text}
      </text>
      <path className={s.mark} d={icon} transform="translate(204 60)" />
      <Words x={32} y={90} width={112} />
    </Screen>
  );
}

/** iOS's share sheet with 'Add to Home Screen' marked. */
export const AddToHomePicture = ({ text }: { text: string }) => <LinePicture text={text} icon={plusShape} />;
/** Chrome's menu with 'Install app' marked. */
export const MenuLinePicture = ({ text }: { text: string }) => <LinePicture text={text} icon="M-5-9H5V9H-5zM-2 6h4" />;

/** Chrome's bar with its menu marked. */
export const MenuPicture = () => (
  <Screen>
    <rect className={s.card} x="16" y="22" width="164" height="36" rx="18" />
    <Words x={36} y={36} width={96} />
    <Spot x={208} y={40} />
    <path className={s.dots} d="M208 31v.1M208 40v.1M208 49v.1" />
    <Words x={16} y={80} width={208} />
    <Words x={16} y={98} width={132} />
  </Screen>
);

/** The question at the end, with the button that confirms marked. */
export const ConfirmPicture = ({ text, brand }: { text: string; brand: string }) => (
  <Screen>
    <rect className={s.card} x="16" y="12" width="208" height="96" rx="10" />
    <image href="/icons/icon.svg" x="32" y="24" width="32" height="32" />
    <text className={s.text} x="76" y="44">
      {brand}
    </text>
    <rect className={s.hit} x="118" y="68" width="96" height="32" rx="16" />
    <text className={s.text} x="166" y="89" textAnchor="middle">
      {text}
    </text>
  </Screen>
);

/** iOS's settings with the downloaded profile marked. */
export const ProfilePicture = ({ text }: { text: string }) => <LinePicture text={text} icon="m-3-6 6 6-6 6" />;
