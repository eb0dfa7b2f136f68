import './base.css';
import './lottery.css';
import './lists.css';
import { toMinor } from '#src/contract/core/amount.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import type * as v from 'valibot';
import { LotteryOpened, LotteryState, TicketReport } from '../../shared/lottery-api.ts';
import { Balance } from '../../shared/page-api.ts';
import { appBridge, postFailure } from '../app-messages.ts';
import { createCalls } from '../calls.ts';
import { button, el } from '../dom.ts';
import { stored, takeEntry } from '../entry.ts';
import { moneyIn } from '../money.ts';
import { newKey } from '../new-key.ts';
import { mediaMatches } from '../media-query.ts';
import { createCountdown } from './countdown.ts';
import { createCounter, withoutZeros } from './counter.ts';
import { prizeTable, resultList, ticketList, ticketPlace } from './lists.ts';
import { foldedCommitment } from './proof.ts';
import { createShop, type Sold } from './shop.ts';
import { textIn } from './text.ts';

/** A draw is polled this long after its time, and again while something is unknown; ms. */
const lookAfter = 1500;

const asked = new URL(location.href).searchParams.get('css');
const dark = asked === null ? mediaMatches('(prefers-color-scheme: dark)') : asked === 'dark';
document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
const entry = takeEntry();
const root = document.getElementById('lottery') ?? document.body;
const live = document.getElementById('live');
let token = entry.code === undefined ? stored.token() : undefined;
const call = createCalls(() => token);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function open(): Promise<void> {
  const text = textIn(entry.language);
  document.documentElement.lang = entry.language === 'en' ? 'en' : 'pt-BR';
  const waiting = setTimeout(() => notice(text.opening), 200);
  const { code, vendor } = entry;
  const known = code === undefined || token !== undefined;
  const opened = await call('lottery/session', known ? {} : { code, vendor }, LotteryOpened);
  clearTimeout(waiting);
  if (opened.ok) {
    token = opened.value.token;
    stored.storeToken(token);
    return start(opened.value);
  }
  postFailure();
  const { error } = opened;
  const words = { session_over: text.refused.session_over, gateway_silent: text.silent, lost: text.notOpened } as const;
  const said = error in words ? words[error as keyof typeof words] : text.launchRefused;
  notice(said, error === 'lost' ? button('buy', text.openAgain, () => void open()) : undefined);
}

const notice = (words: string, action?: HTMLElement): void =>
  root.replaceChildren(
    el('main', { class: 'notice' }, el('p', { role: 'status' }, words), ...(action ? [action] : [])),
  );

/** Scrolls to a ticket in the player's list. */
function seeTicket(sold: Sold): void {
  const row = document.getElementById(ticketPlace(sold));
  const still = mediaMatches('(prefers-reduced-motion: reduce)');
  row?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  row?.focus({ preventScroll: true });
}

function start(opened: v.InferOutput<typeof LotteryOpened>): void {
  const { language, currency, demo } = opened;
  const text = textIn(language);
  const money = moneyIn(language, opened.currencySymbol);
  const clock = new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const words = { text, money, when: (at: number) => clock.format(at) };
  document.documentElement.lang = language === 'en' ? 'en' : 'pt-BR';
  document.title = opened.game.name;
  const bridge = appBridge(opened.appOrigin, () => clearTimeout(timer));
  const { menu } = opened;
  if (!menu) return notice(text.notSold);

  let state: v.InferOutput<typeof LotteryState> = opened;
  let offset = opened.now - Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => state.menu?.game.next ?? null;

  const postBalance = async (): Promise<void> => {
    const told = await call('balance', {}, Balance);
    if (told.ok) bridge.send({ type: 'mare:balance', balance: told.value.balance, currency, demo });
    else if (told.error === 'session_over') bridge.send({ type: 'mare:over' });
  };
  const sell = createShop({
    calls: {
      buy: (body) => call('lottery/buy', body, TicketReport),
      ticket: (idempotencyKey) => call('lottery/ticket', { idempotencyKey }, TicketReport),
    },
    text,
    newKey,
    pause,
    tell: (news) => {
      counter.tell(news);
      if (news.kind !== 'bought') return;
      state = { ...state, tickets: [news.sold, ...state.tickets] };
      show();
    },
  });
  const counter = createCounter({
    menu,
    text,
    money,
    when: words.when,
    see: seeTicket,
    buy: (ticket) => void buy(ticket),
  });
  const buy = async (ticket: { numbers: number[]; stake: string }): Promise<void> => {
    const draw = next();
    if (!draw) return;
    bridge.send({ type: 'mare:state', roundOpen: true });
    await sell({ ...ticket, numero: draw.numero });
    bridge.send({ type: 'mare:state', roundOpen: false });
    await Promise.all([refresh(), postBalance()]);
  };

  const drawName = el('p', { class: 'eyebrow' });
  const countdown = createCountdown(text);
  const most = toMinor(menu.stakes.at(-1) ?? '0.00') * (menu.prizes[0]?.times ?? 0);
  const commitmentLine = el('p', { class: 'hash' });
  const tickets = el('div');
  const results = el('div');
  root.replaceChildren(
    el(
      'main',
      {},
      el('h1', { class: 'unseen' }, opened.game.name),
      el(
        'section',
        { class: 'draw', 'aria-label': text.nextDraw },
        el('img', { src: new URL(menu.game.iconUrl, opened.appOrigin).href, alt: '' }),
        drawName,
        el('p', { class: 'sum' }, text.topPrize(withoutZeros(money.full(most)))),
        countdown.seen,
        countdown.spoken,
      ),
      counter.form,
      foldedCommitment(text, commitmentLine),
      el('h2', {}, text.tickets),
      tickets,
      el('h2', {}, text.results),
      el('p', { class: 'small' }, text.committed),
      results,
      el('h2', {}, text.prizes),
      prizeTable(menu, words),
    ),
    counter.dock,
  );

  const show = (): void => {
    const draw = next();
    drawName.textContent = draw ? `${text.drawOf(draw.numero)}, ${words.when(draw.drawsAt)}` : text.notSold;
    commitmentLine.textContent = draw ? text.commitmentOf(draw.numero, draw.commitment) : '';
    tickets.replaceChildren(ticketList(state.tickets, words));
    results.replaceChildren(resultList(menu.game.nodeId, state.opened, words));
    tick();
  };
  const refresh = async (): Promise<void> => {
    const before = state;
    const told = await call('lottery/state', {}, LotteryState);
    if (!told.ok) return;
    state = told.value;
    offset = state.now - Date.now();
    // Opened details stay open while nothing has changed.
    const shown = (of: typeof state) => JSON.stringify([of.tickets, of.opened, of.menu?.game.next]);
    if (shown(before) === shown(state)) return;
    show();
    const settled = ({ tickets: list }: typeof state) =>
      list.filter((each) => 'settled' in each && each.settled).length;
    if (settled(state) !== settled(before)) await postBalance();
  };
  const tick = (): void => {
    clearTimeout(timer);
    const draw = next();
    const now = Date.now() + offset;
    const selling = draw !== null && now < draw.closesAt;
    counter.open(selling);
    const instead = draw ? text.closed : text.notSold;
    countdown.show((draw?.drawsAt ?? now) - now, selling ? undefined : instead);
    timer = setTimeout(tick, 1000 - (now % 1000));
  };
  const follow = async (): Promise<void> => {
    for (;;) {
      const due = (next()?.drawsAt ?? 0) + lookAfter - (Date.now() + offset);
      const unsure = state.tickets.some((each) => 'settled' in each && !each.settled);
      await pause(unsure ? 3000 : Math.min(Math.max(due, 3000), 60_000));
      if (!document.hidden) await refresh();
    }
  };
  show();
  live?.replaceChildren();
  bridge.send({ type: 'mare:ready', balance: opened.balance, currency, demo });
  void follow();
}

void open();
