import { AutoScrollList } from '#src/ui/auto-scroll-list.tsx';
import { Card } from '#src/ui/card.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { Marquee } from '#src/ui/marquee.tsx';
import s from './gallery.module.css';
import type { Sample } from './sample.tsx';

const labels = {
  pause: 'Pause',
  play: 'Go on',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (index: number, count: number) => `${index} of ${count}`,
};
const slides = ['Bottom of the sea, prize in sight', 'The classics are on', 'Carnival starts on Friday'].map(
  (title) => ({ id: title, content: <h3 className={s.hero}>{title}</h3> }),
);
const winners = Array.from({ length: 12 }, (_, i) => `mar***${i + 1}`);

/** Animated and draggable components. */
export const motionSamples: readonly Sample[] = [
  {
    title: 'Carousel: three, two, one',
    bleed: true,
    Show: () =>
      [3, 2, 1].map((count) => (
        <Carousel
          key={count}
          label={`Highlights, ${count}`}
          slides={slides.slice(0, count)}
          autoplay={5000}
          labels={labels}
        />
      )),
  },
  {
    title: 'Marquee: long and short',
    Show: () =>
      ['Pix is down for maintenance on Tuesday from 3 to 4 am. Earlier withdrawals go on.', 'All is well.'].map(
        (text) => (
          <Card key={text} className={s.notice}>
            <Marquee>{text}</Marquee>
          </Card>
        ),
      ),
  },
  {
    title: 'List that scrolls by itself',
    Show: () => (
      <Card>
        <AutoScrollList
          label="Latest winners"
          rows={winners}
          rowKey={(name) => name}
          renderRow={(name) => name}
          className={s.winners}
          rowClassName={s.winner}
        />
      </Card>
    ),
  },
];
