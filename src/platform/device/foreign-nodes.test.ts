// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { followForeignNodes } from './foreign-nodes.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve));
const fontFor = (text: string) => {
  const font = document.createElement('font');
  font.append(text);
  return font;
};
/** A parent with a text between two elements, as React renders them. */
function make() {
  const parent = document.createElement('p');
  const [before, text, after] = [
    document.createElement('b'),
    document.createTextNode('Saldo'),
    document.createElement('i'),
  ];
  parent.append(before, text, after);
  document.body.append(parent);
  return { parent, text, after };
}
/** Changes of a text as translators make them. */
const ways = {
  'wrapped in an element': (text: Text) => {
    const font = fontFor('');
    text.before(font);
    font.append(text);
  },
  'replaced in one step': (text: Text) => text.replaceWith(fontFor('Balance')),
  'replaced in two steps': (text: Text) => {
    text.before(fontFor('Balance'));
    text.remove();
  },
};

followForeignNodes();
beforeEach(() => document.body.replaceChildren());

for (const [way, translate] of Object.entries(ways)) {
  it(`a text that was ${way} can be taken away, and leaves nothing`, async () => {
    const { parent, text } = make();
    translate(text);
    await tick();
    expect(parent.removeChild(text)).toBe(text);
    expect(parent.innerHTML).toBe('<b></b><i></i>');
  });

  it(`an element can be put before a text that was ${way}`, async () => {
    const { parent, text } = make();
    translate(text);
    await tick();
    parent.insertBefore(document.createElement('u'), text);
    expect([...parent.children].map(({ localName }) => localName)).toEqual(['b', 'u', 'font', 'i']);
  });

  it(`a text that was ${way} and changes is seen as it is now`, async () => {
    const { parent, text } = make();
    translate(text);
    await tick();
    text.nodeValue = 'Saldo novo';
    await tick();
    expect(parent.textContent).toBe('Saldo novo');
    // And once more, translated again.
    translate(text);
    await tick();
    text.nodeValue = 'Saldo mais novo';
    await tick();
    expect(parent.textContent).toBe('Saldo mais novo');
  });
}

it('a node removed by another program is no error, and one to insert before it is appended', () => {
  const { parent, after } = make();
  after.remove();
  expect(parent.removeChild(after)).toBe(after);
  parent.insertBefore(document.createElement('u'), after);
  expect(parent.lastElementChild?.localName).toBe('u');
});

it('nodes in their place are removed and inserted as usual', () => {
  const { parent, text, after } = make();
  parent.insertBefore(after, text);
  parent.insertBefore(document.createElement('u'), null);
  parent.removeChild(text);
  expect(parent.innerHTML).toBe('<b></b><i></i><u></u>');
});
