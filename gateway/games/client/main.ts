import './styles/base.css';
import './styles/scene.css';
import './styles/coins.css';
import './styles/board.css';
import './styles/dock.css';
import './styles/corners.css';
import './styles/sheets.css';
import './styles/landscape.css';
import type { Opened } from '../shared/page-api.ts';
import { createApi } from './api.ts';
import { appBridge, postFailure } from './app-messages.ts';
import { createControls, listenToKeys } from './controls.ts';
import { button, el } from './dom.ts';
import { stored, takeEntry } from './entry.ts';
import { moneyIn } from './money.ts';
import { newKey } from './new-key.ts';
import { autoSheet, openSheet, prizesSheet } from './sheets.ts';
import { createSound } from './sound.ts';
import { createStage } from './stage.ts';
import { loadArt, pearlUrl } from './symbol-art.ts';
import { createTable } from './table.ts';
import type { Table } from './table-options.ts';
import { textIn } from './text.ts';

const entry = takeEntry();
const root = document.getElementById('game') ?? document.body;
let token = entry.code === undefined ? stored.token() : undefined;
const api = createApi(() => token);

async function open(): Promise<void> {
  const text = textIn(entry.language);
  document.documentElement.lang = entry.language === 'en' ? 'en' : 'pt-BR';
  const waiting = setTimeout(() => notice(text.opening), 200);
  const { code, vendor } = entry;
  const opened = await api.open(
    code === undefined || token !== undefined ? {} : { code, ...(vendor === undefined ? {} : { vendor }) },
  );
  clearTimeout(waiting);
  if (opened.ok) {
    token = opened.value.token;
    stored.storeToken(token);
    return start(opened.value);
  }
  postFailure();
  const words =
    { session_over: text.refused.session_over, gateway_silent: text.silent, lost: text.notOpened }[
      opened.error as string
    ] ?? text.launchRefused;
  notice(words, opened.error === 'lost' ? button('plate', text.openAgain, () => void open()) : undefined);
}

function notice(words: string, action?: HTMLElement): void {
  root.replaceChildren(
    el(
      'main',
      { class: 'notice' },
      el('img', { src: pearlUrl, alt: '', width: 112, height: 112 }),
      el('p', { role: 'status' }, words),
      ...(action ? [action] : []),
    ),
  );
}

async function start(opened: Opened): Promise<void> {
  const text = textIn(opened.language);
  const money = moneyIn(opened.language, opened.currencySymbol, opened.demo ? text.chips : undefined);
  const preferences = stored.preferences();
  const sound = createSound(preferences.sound);
  const art = await loadArt(opened.game.iconUrl);
  document.documentElement.lang = opened.language === 'en' ? 'en' : 'pt-BR';
  document.title = opened.game.name;

  const seat: { table?: Table } = {};
  const close = (): void => {
    seat.table?.close();
    sound.quiet();
  };
  const bridge = appBridge(opened.appOrigin, close);
  const auto = autoSheet(text, (rounds) => void seat.table?.startAuto(rounds));
  const prizes = prizesSheet(opened.model, art, text, money);
  const purse = bridge.framed ? undefined : opened.demo ? text.playMoney : text.balance;
  const controls = createControls(
    text,
    money,
    {
      spin: () => void seat.table?.spin(),
      step: (step) => seat.table?.step(step),
      auto: () => (controls.element.querySelector('.auto.stopping') ? seat.table?.stopAuto() : openSheet(auto)),
      prizes: () => openSheet(prizes),
      sound: (on) => {
        sound.on = on;
        stored.storePreferences({ ...stored.preferences(), sound: on });
      },
      turbo: (on) => {
        stage.turbo(on);
        stored.storePreferences({ ...stored.preferences(), turbo: on });
      },
    },
    { soundOn: preferences.sound, turboOn: preferences.turbo ?? false, purse, rules: opened.rules },
  );
  const stage = createStage(opened, art, controls, sound, text);
  stage.turbo(opened.rules.turbo && (preferences.turbo ?? false));
  const table = createTable({
    opened,
    api,
    view: stage.view,
    bridge,
    text,
    money,
    remembered: preferences.bet,
    onBet: (bet) => stored.storePreferences({ ...stored.preferences(), bet }),
    onOver: stored.dropToken,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    newKey,
  });
  seat.table = table;
  root.replaceChildren(stage.element, auto, prizes);
  listenToKeys({ spin: () => void table.spin(), step: (step) => table.step(step) });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) table.stopAuto();
  });
  await table.resume();
}

void open();
