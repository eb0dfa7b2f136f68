import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AutoScrollList } from './auto-scroll-list.tsx';
import { Button } from './button.tsx';
import { Carousel } from './carousel.tsx';
import { Field } from './field.tsx';
import { SafeHtml } from './html.tsx';
import { Marquee } from './marquee.tsx';
import { MoneyText } from './money-text.tsx';
import { QuietBar } from './quiet-bar.tsx';
import { Segmented } from './segmented.tsx';
import { StatePanel } from './state-panel.tsx';
import { Tabs } from './tabs.tsx';
import { TileGrid } from './tile-grid.tsx';
import { ToastRegion } from './toast-region.tsx';

const numbers = Array.from({ length: 60 }, (_, i) => i);
const none = () => undefined;
const labels = { pause: '', play: '', previous: '', next: '', position: () => '' };

const page = () =>
  renderToString(
    <>
      <Carousel
        label="News"
        autoplay={5000}
        labels={labels}
        slides={numbers.slice(0, 4).map((i) => ({ id: `${i}`, content: <p>slide {i}</p> }))}
      />
      <Marquee>notice</Marquee>
      <Tabs label="Kinds" active="a" tabs={[{ id: 'a', label: 'A' }]} onSelect={none} />
      <TileGrid label="Games" items={numbers} itemKey={(i) => i} renderItem={(i) => <p>game {i}.</p>} />
      <AutoScrollList label="Winners" rows={numbers} rowKey={(i) => i} renderRow={(i) => i} />
      <Segmented label="Language" value="pt" onChange={none} segments={[{ value: 'pt', label: 'PT' }]} />
      <MoneyText text="R$ 1,00" hidden />
      <QuietBar>No internet</QuietBar>
      <StatePanel kind="empty" title="Nothing" />
      <Field label="Name" />
      <Button pending>Go</Button>
      <SafeHtml html="<script>alert(1)</script>" onNavigate={none} />
      <ToastRegion />
    </>,
  );

it('renders on the server with real content and without a style attribute, which the content security policy would refuse', () => {
  const html = page();
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).toContain('slide <!-- -->0');
  expect(html).toContain('game <!-- -->23');
  expect(html).not.toContain('alert(1)');
});

it('sends the first group of tiles and the slides that can be seen, not more', () => {
  const html = page();
  expect(html.match(/role="listitem"/g)).toHaveLength(24);
  expect(html.match(/>slide /g)).toHaveLength(2);
});
