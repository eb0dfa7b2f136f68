import KeenSlider from 'keen-slider';

const MOVE_MS = 500;

export type CarouselSlider = {
  /** Moves by a number of slides, without animation if `still`. */
  step: (by: number, still: boolean) => void;
  destroy: () => void;
};

type CarouselSliderOptions = {
  /** The index of the nearest slide, from 0. */
  onChange: (index: number) => void;
  onDrag: (dragging: boolean) => void;
};

/**
 * Applies keen-slider to a track of slides side by side. It always loops: it is created only for more than one slide [S1-113].
 */
export function createCarouselSlider(track: HTMLElement, options: CarouselSliderOptions): CarouselSlider {
  const slider = new KeenSlider(track, {
    loop: true,
    selector: (box: HTMLElement | Document) => [...box.children] as HTMLElement[],
    // The slides' rendered width, including the gap.
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
