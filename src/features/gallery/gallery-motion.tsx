import { useState } from 'react';
import Megaphone from 'lucide-react/icons/megaphone';
import { AutoScrollList } from '#src/ui/auto-scroll-list.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { cx } from '#src/ui/class-names.ts';
import { Marquee } from '#src/ui/marquee.tsx';
import { PauseButton } from '#src/ui/pause-button.tsx';
import { usePageFade } from '#src/ui/page-transition.ts';
import { usePress } from '#src/ui/use-press.ts';
import s from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

const pause = { pause: 'Pause', play: 'Go on' };
const carouselLabels = {
  ...pause,
  previous: 'Previous slide',
  next: 'Next slide',
  position: (index: number, count: number) => `${index} of ${count}`,
};
const heroes = ['Bottom of the sea, prize in sight', 'The classics are on', 'Carnival starts on Friday'];
const winners = Array.from({ length: 12 }, (_, i) => ({
  id: i,
  name: `mar***${10 + i}`,
  amount: `R$ ${480 + 37 * i},00`,
}));

function slides(count: number) {
  return heroes.slice(0, count).map((title) => ({
    id: title,
    content: (
      <div className={s.hero}>
        <h3 data-slide-text>{title}</h3>
        <span data-slide-text>
          <Button variant="play">Go</Button>
        </span>
      </div>
    ),
  }));
}

export function GalleryMotion() {
  const [page, setPage] = useState(1);
  const [paused, setPaused] = useState(false);
  const [longs, setLongs] = useState(0);
  const [taps, setTaps] = useState(0);
  usePageFade(String(page), () => document.getElementById('faded-page'));
  const { pressed, props } = usePress(() => setLongs(longs + 1));
  return (
    <>
      <GallerySection title="Carousel: three, two, one; the second without swipe" bleed>
        <Carousel label="Highlights" slides={slides(3)} autoplay={5000} labels={carouselLabels} />
        <Carousel label="Two slides" slides={slides(2)} swipe={false} labels={carouselLabels} />
        <Carousel label="One slide" slides={slides(1)} autoplay={5000} labels={carouselLabels} />
      </GallerySection>
      <GallerySection title="Marquee: long and short">
        <Card className={s.notice}>
          <Megaphone size={20} />
          <Marquee labels={pause}>
            Pix is down for maintenance on Tuesday from 3 to 4 am. Earlier withdrawals go on as usual.
          </Marquee>
        </Card>
        <Card className={s.notice}>
          <Megaphone size={20} />
          <Marquee labels={pause}>All is well.</Marquee>
        </Card>
      </GallerySection>
      <GallerySection title="List that scrolls by itself">
        <PauseButton labels={pause} paused={paused} onChange={setPaused} />
        <Card>
          <AutoScrollList
            label="Latest winners"
            rows={winners}
            rowKey={({ id }) => id}
            renderRow={({ name, amount }) => (
              <>
                <span>{name}</span>
                <span className="num">{amount}</span>
              </>
            )}
            paused={paused}
            className={s.winners}
            rowClassName={s.winner}
          />
        </Card>
      </GallerySection>
      <GallerySection title="Press and long press">
        <button type="button" {...props} className={cx(s.hold, pressed && s.pressed)} onClick={() => setTaps(taps + 1)}>
          {taps} taps, {longs} long presses
        </button>
      </GallerySection>
      <GallerySection title="Page fade">
        <Button variant="line" onClick={() => setPage(page + 1)}>
          Next page
        </Button>
        <div id="faded-page">Page {page}</div>
      </GallerySection>
    </>
  );
}
