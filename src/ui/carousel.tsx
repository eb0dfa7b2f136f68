import { type KeyboardEvent, type ReactNode, useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import s from './carousel.module.css';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { PagerDots } from './pager-dots.tsx';
import { PauseButton } from './pause-button.tsx';
import { useCarousel } from './use-carousel.ts';
import { useHold } from './use-hold.ts';
import { useInterval } from './use-interval.ts';
import { useOnScreen } from './use-on-screen.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

type CarouselSlide = {
  id: string;
  /** Mark content with `data-slide-text` to hide it while the slide only peeks. */
  content: ReactNode;
};

type CarouselProps = {
  label: string;
  slides: readonly CarouselSlide[];
  /** Interval of automatic moves, ms; without it only by hand. */
  autoplay?: number;
  /** Class of a carousel with another look; its slider loads on the first move. */
  className?: string | undefined;
  /** `position` returns '2 of 3', both from 1. */
  labels: {
    pause: string;
    play: string;
    previous: string;
    next: string;
    position: (index: number, count: number) => string;
  };
};

/**
 * Slides side by side, the next one peeking 28 px. Loops if there is more than one [S1-113] and moves on every `autoplay` ms
 * [S1-112], but not while it is held, out of sight, paused, or with reduced motion.
 */
export function Carousel({ label, slides, autoplay, className, labels }: CarouselProps) {
  const count = slides.length;
  const { track, index, dragging, complete, want, step } = useCarousel(
    slides.map(({ id }) => id),
    className === undefined ? undefined : autoplay,
  );
  const hold = useHold();
  const onScreen = useOnScreen(track);
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const auto = Boolean(autoplay) && !still;
  const running = auto && !paused && !hold.held && onScreen && complete && count > 1;
  useInterval(running, autoplay ?? 0, () => step(1));

  // With two slides the loop renders each twice, so that one can be on either side.
  const order = slides.map((_, i) => i);
  const shown = !complete ? order.slice(0, 2) : count === 2 ? [0, 1, 0, 1] : order;
  const here = count ? index % count : 0;
  const next = (index + 1) % shown.length;
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) step(by);
  };
  return (
    <section aria-label={label} className={cx(s.carousel, className)} onPointerOver={want} {...hold.props}>
      <div ref={track} className={s.track} data-drag={dragging || undefined} aria-live={running ? 'off' : 'polite'}>
        {shown.map((slide, place) => (
          <div
            key={place}
            className={s.slide}
            role="group"
            aria-label={labels.position(slide + 1, count)}
            aria-hidden={place === index ? undefined : true}
            inert={place !== index}
            data-show={place === index || place === next || undefined}
          >
            {slides[slide]?.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={s.bar} onKeyDown={turn}>
          <PagerDots count={count} index={here} />
          <span className="sr-only">{labels.position(here + 1, count)}</span>
          <span className={s.grow} />
          <IconButton label={labels.previous} className={s.step} onClick={() => step(-1)}>
            <ChevronLeft size={20} />
          </IconButton>
          <IconButton label={labels.next} className={s.step} onClick={() => step(1)}>
            <ChevronRight size={20} />
          </IconButton>
          {auto && (
            <PauseButton
              labels={labels}
              paused={paused}
              onChange={(now) => {
                setPaused(now);
                if (!now) hold.release();
              }}
            />
          )}
        </div>
      )}
    </section>
  );
}
