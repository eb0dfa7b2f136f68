import { type BetStep, totalOf } from './bet.ts';
import { button, el, icon } from './dom.ts';
import type { Money } from './money.ts';
import type { TableState } from './table-view.ts';
import type { Opened } from '../shared/page-api.ts';
import type { Text } from '../shared/text-pt.ts';

export type ControlActions = {
  spin: () => void;
  step: (step: BetStep) => void;
  auto: () => void;
  prizes: () => void;
  sound: (on: boolean) => void;
  turbo: (on: boolean) => void;
};
export type Controls = {
  element: HTMLElement;
  switches: HTMLElement;
  purse: HTMLElement;
  update: (state: Readonly<TableState>) => void;
};

const minus = 'M5 12h14';
const plus = 'M5 12h14M12 5v14';
const turn = 'M18.400 7.600A7.600 7.600 0 1 0 19.600 14M19.500 3.200v5h-5';
const bolt = 'M13 3 5 14h6l-1 7 8-11h-6l1-7Z';
const speaker = 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11';

/** The dock: stake, spin, lines, autoplay and prizes; sound and the balance are outside it. */
export function createControls(
  text: Text,
  money: Money,
  actions: ControlActions,
  options: { soundOn: boolean; turboOn: boolean; purse: string | undefined; rules: Opened['rules'] },
): Controls {
  const stake = el('output', { class: 'value' });
  const lines = el('output', { class: 'value' });
  const stepper = (className: string, label: string, value: HTMLElement, [less, more]: [BetStep, BetStep]) =>
    el(
      'div',
      { class: `stepper ${className}`, role: 'group', 'aria-label': label },
      el('span', { class: 'label' }, label),
      button('step', icon(minus), () => actions.step(less), text[less]),
      value,
      button('step', icon(plus), () => actions.step(more), text[more]),
    );
  const spin = button('spin', icon(turn), actions.spin, text.spin);
  const auto = button('plate auto', text.auto, actions.auto);
  const prizes = button('plate prizes', text.prizes, actions.prizes);
  const toggle = (shape: string, name: string, isOn: boolean, change: (on: boolean) => void) => {
    const press = () => {
      const on = made.getAttribute('aria-pressed') !== 'true';
      made.setAttribute('aria-pressed', String(on));
      change(on);
    };
    const made = button('round toggle', icon(shape), press, name);
    made.setAttribute('aria-pressed', String(isOn));
    return made;
  };
  const switches = el(
    'div',
    { class: 'switches' },
    toggle(speaker, text.sound, options.soundOn, actions.sound),
    ...(options.rules.turbo ? [toggle(bolt, text.turbo, options.turboOn, actions.turbo)] : []),
  );
  const amount = el('b', {});
  const purse = el(
    'p',
    { class: 'purse', hidden: options.purse === undefined },
    el('span', {}, options.purse ?? ''),
    amount,
  );

  const element = el(
    'section',
    { class: 'dock' },
    stepper('stake', text.stake, stake, ['lessStake', 'moreStake']),
    spin,
    stepper('lines', text.lines, lines, ['fewerLines', 'moreLines']),
    ...(options.rules.autoplay ? [auto] : []),
    prizes,
  );
  return {
    element,
    switches,
    purse,
    update: ({ phase, bet, balance, autoLeft }) => {
      stake.textContent = money.bare(totalOf(bet));
      lines.textContent = String(bet.lines);
      amount.textContent = balance === null ? '—' : money.full(balance);
      const waiting = String(phase !== 'idle' || autoLeft > 0);
      for (const one of element.querySelectorAll('.step')) one.setAttribute('aria-disabled', waiting);
      const stops = phase === 'spinning' && options.rules.turbo;
      const waits = phase === 'checking' || phase === 'over' || (phase === 'spinning' && !stops);
      spin.setAttribute('aria-disabled', String(waits));
      spin.setAttribute('aria-label', stops ? text.stopReels : text.spin);
      spin.classList.toggle('turning', phase === 'spinning');
      auto.textContent = autoLeft > 0 ? text.stopAuto(autoLeft) : text.auto;
      auto.setAttribute('aria-disabled', String(phase === 'over' || phase === 'checking'));
      auto.classList.toggle('stopping', autoLeft > 0);
    },
  };
}

const stepOfKey: Record<string, BetStep> = {
  ArrowDown: 'lessStake',
  ArrowUp: 'moreStake',
  ArrowLeft: 'fewerLines',
  ArrowRight: 'moreLines',
};

/** Space and Enter spin, the arrows change stake and lines; a button in focus and an open sheet keep their own keys. */
export function listenToKeys(actions: Pick<ControlActions, 'spin' | 'step'>): void {
  addEventListener('keydown', (event) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || isModified || document.querySelector('dialog[open]')) return;
    const step = stepOfKey[event.key];
    const onButton = event.target instanceof Element && event.target.closest('button, a, summary') !== null;
    const spins = (event.key === ' ' || event.key === 'Enter') && !onButton;
    if (!spins && !step) return;
    event.preventDefault();
    if (step) actions.step(step);
    else if (!event.repeat) actions.spin();
  });
}
