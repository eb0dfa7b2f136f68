import { expect, it } from 'vitest';
import { plainParagraphs } from './plain-paragraphs.ts';

it.each([
  ['<p>One &amp; two</p>\n<p>Three<br>four</p>', ['One & two', 'Three', 'four']],
  ['<ul><li>a <b>bold</b> word</li><li></li></ul>tail', ['a bold word', 'tail']],
  ['<script>steal()</script><p onclick="x()">kept</p><style>p{}</style>', ['kept']],
  ['<!-- a <p>comment</p> -->&lt;p&gt; &#233; &unknown;', ['<p> é &unknown;']],
  ['', []],
])('reads %j', (html, paragraphs) => {
  expect(plainParagraphs(html)).toEqual(paragraphs);
});
