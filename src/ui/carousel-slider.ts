import KeenSlider from 'keen-slider';

const MOVE_MS = 500;

export type CarouselSlider = {
  /** Moves by so many slides, at once when `still`. */
  step: (by: number, still: boolean) => void;
  destroy: () => void;
};

type CarouselSliderOptions = {
  /** The slide that is nearest now, from 0. */
  onChange: (index: number) => void;
  onDrag: (dragging: boolean) => void;
};

/** Puts keen-slider on a track whose slides stand side by side. It loops, as it is made for more than one slide [S1-113]. */
export function createCarouselSlider(track: HTMLElement, options: CarouselSliderOptions): CarouselSlider {
  const slider = new KeenSlider(track, {
    loop: true,
    selector: (box: HTMLElement | Document) => [...box.children] as HTMLElement[],
    // As wide as they stand in the page, the gap after them included.
    slides: { perView: 'auto' },
    slideChanged: (now) => options.onChange(now.track.details.rel),
    dragChecked: () => options.onDrag(true),
    dragEnded: () => options.onDrag(false),
  });
  return {
    step: (by, still) =>
      slider.moveToIdx(slider.track.details.abs + by, true, {
        duration: still ? 0 : MOVE_MS,
        easing: (t) => 1 - (1 - t) ** 5,
      }),
    destroy: () => slider.destroy(),
  };
}
