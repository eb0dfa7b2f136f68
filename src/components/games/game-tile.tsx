import { Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { usePicture } from '#src/platform/device/picture-origin.ts';
import { cx } from '#src/ui/class-names.ts';
import { TileFrame } from '#src/ui/tile-frame.tsx';
import s from './game-tile.module.css';

const UnsentMark = lazyPart(() => import('#src/components/kit/unsent-mark.tsx'), 'UnsentMark');

/** Shows a button over the tile's end. */
export type GameInfoPart = ComponentType<{ game: Game; onPlay: (game: Game) => void }>;

type GameTileProps = {
  game: Game;
  /** The vendor's display name, in small print below. */
  vendorName: string;
  favourite: boolean;
  /** A favourite call is under way. */
  saving?: boolean | undefined;
  /** The gateway has not yet confirmed the state of the star. */
  unsent?: boolean | undefined;
  /**
   * The viewer plays with play money (a visitor or a trial guest): a game open to free play is marked as such. A member plays for
   * money.
   */
  demo: boolean;
  /** Pictures above the fold load at once. */
  eager?: boolean | undefined;
  onOpen: (game: Game) => void;
  /** Opens the details of the game; absent on home. */
  Info?: GameInfoPart | undefined;
  onToggleFavourite: (game: Game) => void;
};

/**
 * A game of the grid: art, name, vendor, favourite star [S1-174]. Its marks are 'new', and 'demo' if it opens as a demonstration.
 */
export function GameTile(props: GameTileProps) {
  'use memo';
  const { game, vendorName, favourite, saving, unsent, demo, eager, onOpen, onToggleFavourite, Info } = props;
  const { t } = useLingui();
  const name = game.displayName;
  const picture = usePicture(game.iconUrl);
  return (
    <div className={s.tile}>
      <button type="button" className={s.open} onClick={() => onOpen(game)}>
        <TileFrame className={s.art}>
          {game.showIcon && (
            <img src={picture} alt="" width="240" height="300" decoding="async" loading={eager ? 'eager' : 'lazy'} />
          )}
          {demo && game.freeplay ? (
            <span className={cx(s.mark, s.demo)}>
              <Trans>Demo</Trans>
            </span>
          ) : (
            game.isNew && (
              <span className={s.mark}>
                <Trans>New</Trans>
              </span>
            )
          )}
        </TileFrame>
        <span className={s.name} translate="no">
          {name}
        </span>
        <span className={cx(s.vendor, Info && s.ended)} translate="no">
          {vendorName}
        </span>
      </button>
      <button
        type="button"
        className={s.star}
        aria-pressed={favourite}
        aria-busy={saving || undefined}
        aria-label={t`Save ${name} to favourites`}
        onClick={() => onToggleFavourite(game)}
      >
        <span>
          <Star size={16} aria-hidden />
        </span>
      </button>
      {Info && <Info game={game} onPlay={onOpen} />}
      {unsent && (
        <Suspense fallback={null}>
          <UnsentMark />
        </Suspense>
      )}
    </div>
  );
}
