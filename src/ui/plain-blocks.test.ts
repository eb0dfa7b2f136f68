import { expect, it } from 'vitest';
import { plainBlocks } from './plain-blocks.ts';

const said = (html: string) =>
  plainBlocks(html).map(({ tag, texts }) => (tag === 'p' ? texts.join() : [tag, ...texts]));

it.each([
  ['<p>One &amp; two</p>\n<p>Three<br>four</p>', ['One & two', 'Three', 'four']],
  ['<ul><li>a <b>bold</b> word</li><li></li><li>more</li></ul>tail', [['ul', 'a bold word', 'more'], 'tail']],
  ['<script>steal()</script><p onclick="x()">shown</p><style>p{}</style>', ['shown']],
  ['<!-- a <p>comment</p> -->&lt;p&gt; &#233; &unknown;', ['<p> é &unknown;']],
  ['<h2 id="x">One</h2><p>two</p>', [['h3', 'One'], 'two']],
  ['', []],
])('reads %j', (html, blocks) => {
  expect(said(html)).toEqual(blocks);
});

it.each(['<script', '<!--', '<a x="', '<style>', '</p', '<'])(
  'goes once over what begins %j and never ends it',
  (begun) => {
    expect(said(`<p>before</p>${begun.repeat(50_000)}`)[0]).toBe('before');
  },
);
