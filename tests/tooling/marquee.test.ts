import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const style = readFileSync(new URL('../../src/ui/marquee.module.css', import.meta.url), 'utf8');

// Frames are counted by tests/bench/marquee.bench.ts.
it('the marquee is drawn in every frame of the display: only its position changes, evenly and without steps [S2-247]', () => {
  const [, moved = ''] = /@keyframes pass \{([^]*?)\n\}/.exec(style) ?? [];
  const changed = [...moved.matchAll(/([\w-]+): [^;]+;/g)].map(([, property]) => property);
  expect(new Set(changed)).toEqual(new Set(['transform']));
  expect(style).toContain('animation: pass var(--marquee-ms) linear infinite;');
});
