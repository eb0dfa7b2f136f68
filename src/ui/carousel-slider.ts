import KeenSlider from 'keen-slider';

/** The gap between slides, in px: `--s2` in carousel.module.css. */
const GAP_PX = 8;
const MOVE_MS = 500;

export type CarouselSlider = {
  /** Moves by so many slides, at once when `still`. */
  step: (by: number, still: boolean) => void;
  destroy: () => void;
};

type CarouselSliderOptions = {
  swipe: boolean;
  /** The slide that is nearest now, from 0. */
  onChange: (index: number) => void;
  onDrag: (dragging: boolean) => void;
};

/** Puts keen-slider on a track whose slides stand side by side. It loops, as it is made for more than one slide [S1-113]. */
export function createCarouselSlider(track: HTMLElement, options: CarouselSliderOptions): CarouselSlider {
  const slider = new KeenSlider(track, {
    loop: true,
    drag: options.swipe,
    selector: (box: HTMLElement | Document) => [...box.children] as HTMLElement[],
    // A slide counts with the gap after it, as it stands in the page.
    slides: (size, slides) => slides.map((slide) => ({ size: (slide.offsetWidth + GAP_PX) / size, spacing: 0, origin: 0 })),
    slideChanged: (now) => options.onChange(now.track.details.rel),
    dragChecked: () => options.onDrag(true),
    dragEnded: () => options.onDrag(false),
  });
  return {
    step: (by, still) =>
      slider.moveToIdx(slider.track.details.abs + by, true, { duration: still ? 0 : MOVE_MS, easing: (t) => 1 - (1 - t) ** 5 }),
    destroy: () => slider.destroy(),
  };
}
