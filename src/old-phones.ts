/**
 * Polyfills for the app and its packages on iOS 12.4 [S1-417]. The inline script (src/boot) loads this file first, and only if
 * Object.hasOwn is missing; each part is added only if it is missing.
 */
function add(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

const at = function at(this: ArrayLike<unknown>, index: number) {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
};

/** In Portuguese zero is singular; otherwise both languages have the same plural rules. */
class Plural {
  declare readonly portuguese: boolean;
  constructor(locales?: string | string[]) {
    this.portuguese = String(locales ?? '').startsWith('pt');
  }
  select(count: number): string {
    const one = this.portuguese ? Math.trunc(Math.abs(count)) < 2 : count === 1;
    return one ? 'one' : 'other';
  }
}

const units: Readonly<Record<string, readonly [pt: string, pts: string]>> = {
  second: ['segundo', 'segundos'],
  minute: ['minuto', 'minutos'],
  hour: ['hora', 'horas'],
  day: ['dia', 'dias'],
  week: ['semana', 'semanas'],
  month: ['mês', 'meses'],
  year: ['ano', 'anos'],
};

/** Formats relative times in our two languages. */
class Relative {
  declare readonly portuguese: boolean;
  constructor(locales?: string | string[]) {
    this.portuguese = String(locales ?? '').startsWith('pt');
  }
  format(value: number, unit: string): string {
    const name = unit.replace(/s$/, '');
    const count = Math.abs(value);
    const [one = name, many = `${name}s`] = this.portuguese ? (units[name] ?? []) : [name, `${name}s`];
    const length = `${count} ${(this.portuguese ? count < 2 : count === 1) ? one : many}`;
    const past = value < 0 || Object.is(value, -0);
    if (this.portuguese) return past ? `há ${length}` : `em ${length}`;
    return past ? `${length} ago` : `in ${length}`;
  }
}

const settle = (promise: unknown) =>
  Promise.resolve(promise).then(
    (value) => ({ status: 'fulfilled', value }),
    (reason: unknown) => ({ status: 'rejected', reason }),
  );

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Adds the missing parts. */
export function addPolyfills(): void {
  add(Object, 'hasOwn', (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key));
  add(Array.prototype, 'at', at);
  add(String.prototype, 'at', at);
  add(Array.prototype, 'toSorted', function toSorted(this: unknown[], by?: (a: unknown, b: unknown) => number) {
    return [...this].sort(by);
  });
  add(String.prototype, 'replaceAll', function replaceAll(this: string, what: string | RegExp, by: string) {
    return this.replace(typeof what === 'string' ? new RegExp(literally(what), 'g') : what, by);
  });
  add(Promise, 'allSettled', (all: Iterable<unknown>) => Promise.all([...all].map(settle)));
  add(Intl, 'PluralRules', Plural);
  add(Intl, 'RelativeTimeFormat', Relative);
  add(Element.prototype, 'replaceChildren', function replaceChildren(this: Element, ...nodes: (Node | string)[]) {
    this.textContent = '';
    this.append(...nodes);
  });
  if (typeof MediaQueryList === 'undefined') return;
  // Safari before 14 has only the older pair of methods.
  add(MediaQueryList.prototype, 'addEventListener', function listen(this: MediaQueryList, _: string, call: never) {
    this.addListener(call);
  });
  add(MediaQueryList.prototype, 'removeEventListener', function stop(this: MediaQueryList, _: string, call: never) {
    this.removeListener(call);
  });
}
addPolyfills();
