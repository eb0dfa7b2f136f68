type Attributes = Record<string, string | number | boolean>;
type Child = Node | string;

/** An element with its attributes and children; text is always text. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for SVG. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

/** A line icon of 24 units, hidden from assistive technology. */
export function icon(path: string): SVGSVGElement {
  return svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: path }));
}

/** A button with an icon or words; `name` is its accessible name where it shows no text. `aria-disabled` keeps its focus but not its effect. */
export function button(className: string, content: Child, press: () => void, name?: string): HTMLButtonElement {
  const made = el(
    'button',
    { type: 'button', class: className, ...(name === undefined ? {} : { 'aria-label': name }) },
    content,
  );
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') !== 'true') press();
  });
  return made;
}

function fill<E extends Element>(element: E, attributes: Attributes, children: Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}
