import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TileFrame } from '#src/ui/tile-frame.tsx';
import { TileGrid } from '#src/ui/tile-grid.tsx';
import { useLoadMore } from '#src/ui/use-load-more.ts';
import s from './gallery.module.css';
import { GallerySection, Row, Scene } from './gallery-section.tsx';

const words = ['Octopus', 'Pharaoh', 'Toucan Turbo', 'Moon Cat', 'Royal Crab of the Reef', 'Volcano 7', 'Jade Garden'];
const tiles = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `${words[id % words.length]} ${id + 1}` }));

export function GalleryGrid() {
  const [items, setItems] = useState(() => tiles(30));
  const growing = items.length < 150;
  const end = useLoadMore(growing, () => setItems(tiles(items.length + 30)));
  return (
    <GallerySection title={`Tile grid: ${items.length} tiles`}>
      <Row>
        <Button variant="line" onClick={() => setItems(tiles(5000))}>
          5,000 tiles
        </Button>
      </Row>
      <TileGrid
        label="Games"
        items={items}
        itemKey={({ id }) => id}
        renderItem={({ name }) => (
          <a href="#tile">
            <TileFrame>
              <span className={s.fill}>
                <Scene />
              </span>
            </TileFrame>
            <span className={s.name}>{name}</span>
            <span className={s.vendor}>Abissal</span>
          </a>
        )}
      />
      <div ref={end} />
    </GallerySection>
  );
}
