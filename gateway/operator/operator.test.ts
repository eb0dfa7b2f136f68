import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAnnouncements } from '#src/contract/announcements.ts';
import { getVassGameType, hotGames } from '#src/contract/games.ts';
import { launchGame } from '#src/contract/launch.ts';
import { systemStatus } from '#src/contract/system.ts';
import type { App } from '../http/app-env.ts';
import { createApp } from '../app.ts';
import { watchChanges } from '../db/changes.ts';
import { checkLedger } from '../domain/ledger-check.ts';
import { createAccessToken } from '../session/access-token.ts';
import { askApp, valueOf } from '../testing/call-app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, balanceOf, fundMember, openSession } from '../testing/test-members.ts';
import { chooseCommand, helpText, runCommand } from './run.ts';

describe('the operator’s words', () => {
  it.each([[[]], [['help']], [['--help']], [['vendor', 'close', '--help']]])('%j ask for the help', (argv) => {
    expect(chooseCommand(argv)).toBeNull();
  });

  it.each([
    [['vendor'], 'There is no command vendor'],
    [['sell', 'vendor'], 'There is no command sell vendor'],
    [['vendor', 'close'], 'Say: vendor close <code>'],
    [['vendor', 'close', 'A', 'B'], 'Say: vendor close <code>'],
    [['vendor', 'close', 'A', '--now'], 'vendor close <code>'],
    [['member', 'credit', 'x', '1.00', '--reason'], 'member credit <account> <amount> --reason …'],
  ])('%j are refused with what to say instead', (argv, message) => {
    expect(() => chooseCommand(argv)).toThrow(message);
  });

  it('are all in the help', () => {
    for (const name of [
      'status maintenance <on|off>',
      'announcement add',
      'member credit <account> <amount>',
      'ledger check',
    ])
      expect(helpText()).toContain(name);
  });
});

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let watch: Awaited<ReturnType<typeof watchChanges>>;
  let lines: string[];
  let asked: string[];
  let answer: boolean;
  let account: string;
  let counter = 0;

  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    watch = await watchChanges(gateway, 3_600_000);
  });
  afterAll(async () => {
    watch.stop();
    await gateway.close();
  });
  beforeEach(async () => {
    [lines, asked, answer] = [[], [], true];
    account = `marina${(counter += 1)}`;
  });

  /** Types a command as an operator beside the running gateway would, and lets the gateway hear of it. */
  const type = async (...argv: string[]) => {
    const chosen = chooseCommand(argv);
    if (!chosen) throw new Error('that is the help');
    const operator = {
      db: gateway.db,
      clock: gateway.clock,
      merchant: 'mare',
      print: (line: string) => void lines.push(line),
    };
    const done = await runCommand(chosen, operator, (question) => {
      asked.push(question);
      return Promise.resolve(answer);
    });
    await watch.look();
    return done;
  };
  const status = () => valueOf(app, systemStatus);

  describe('the site', () => {
    it('closes for maintenance after a question, and opens again', async () => {
      expect((await status()).maintenance).toBe(false);
      answer = false;
      expect(await type('status', 'maintenance', 'on')).toBe(false);
      expect((await status()).maintenance).toBe(false);
      answer = true;
      expect(await type('status', 'maintenance', 'on')).toBe(true);
      expect(asked).toHaveLength(2);
      expect((await status()).maintenance).toBe(true);
      await type('status', 'maintenance', 'off');
      expect(asked).toHaveLength(2);
      expect((await status()).maintenance).toBe(false);
    });

    it('closes to the region without a question when --yes is said', async () => {
      await type('status', 'region', 'on', '--yes');
      expect((await status()).regionRestriction).toBe(true);
      await type('status', 'region', 'off');
      expect((await status()).regionRestriction).toBe(false);
      expect(asked).toEqual([]);
      await expect(type('status', 'region', 'perhaps')).rejects.toThrow('Say on or off');
    });

    it('tells how it stands', async () => {
      await type('status');
      expect(lines).toContain('maintenance         off');
      expect(lines).toContain('merchant            mare (BRL)');
    });

    it('has flags that can be switched', async () => {
      await type('flags', 'set', 'CBS3', 'off');
      expect((await status()).info.whitelabel.flags['CBS3']).toBe(false);
      await type('flags', 'set', 'CBS3', 'on');
      await type('flags', 'list');
      expect(lines).toContain('CBS3  on');
      expect((await status()).info.whitelabel.flags['CBS3']).toBe(true);
    });
  });

  describe('announcements and banners', () => {
    const notices = async () =>
      (await valueOf(app, listAnnouncements, { query: { types: 'PL', merchantCode: 'mare', language: 'en' } }))
        .playerNotices;
    const texts = [
      '--title-pt',
      'Aviso',
      '--title-en',
      'Notice',
      '--content-pt',
      '<p>Olá</p>',
      '--content-en',
      '<p>Hello</p>',
    ];

    it('are published at once, end when they should, and are removed', async () => {
      await type('announcement', 'add', '--type', 'PL', '--audience', 'B', ...texts, '--hours', '2', '--forced');
      const [notice] = await notices();
      expect(notice).toMatchObject({ title: 'Notice', content: '<p>Hello</p>', execution: 'B', force: true });
      await type('announcement', 'list');
      expect(lines.join('\n')).toContain('Aviso');
      gateway.advance(2 * 3_600_000);
      expect(await notices()).toEqual([]);
      await type('announcement', 'remove', notice?.id ?? '');
      expect(asked).toHaveLength(1);
      await expect(type('announcement', 'remove', notice?.id ?? '')).rejects.toThrow('There is no announcement');
    });

    it.each([
      ['--type', ['announcement', 'add', '--type', 'XX', '--audience', 'B', ...texts]],
      ['--audience', ['announcement', 'add', '--type', 'PL', '--audience', 'Z', ...texts]],
      ['--title-pt', ['announcement', 'add', '--type', 'PL', '--audience', 'B']],
      ['--hours', ['announcement', 'add', '--type', 'PL', '--audience', 'B', ...texts, '--hours', 'soon']],
    ])('need a proper %s', async (option, argv) => {
      await expect(type(...argv)).rejects.toThrow(option);
    });

    it('of the carousel are switched off and on', async () => {
      const texts2 = {
        eyebrow_pt: '',
        eyebrow_en: '',
        title_pt: 'Mar',
        title_en: 'Sea',
        text_pt: '',
        text_en: '',
        action_pt: '',
        action_en: '',
      };
      await gateway.db
        .insertInto('banners')
        .values({
          id: 'mar',
          group_name: 'm_home',
          url: '/art/b/mar.svg',
          linkage: '/m/home',
          ...texts2,
          active: 1,
          sort_order: 1,
        })
        .execute();
      const shown = async () =>
        (await valueOf(app, listAnnouncements, { query: { types: 'B', merchantCode: 'mare' } })).banners.map(
          ({ id }) => id,
        );
      gateway.events.emit('changed', 'banners');
      expect(await shown()).toEqual(['mar']);
      await type('banner', 'off', 'mar');
      expect(await shown()).toEqual([]);
      await type('banner', 'on', 'mar');
      await type('banner', 'list');
      expect(lines.at(-1)).toBe('mar  m_home  on  Mar');
      expect(await shown()).toEqual(['mar']);
      await expect(type('banner', 'on', 'nothing')).rejects.toThrow('There is no banner nothing.');
    });
  });

  describe('vendors and games', () => {
    const isOpen = async () =>
      (await valueOf(app, getVassGameType, { query: { merchant_code: 'mare' } })).sorting
        .flatMap(({ vendorNames }) => vendorNames)
        .find(({ vassalage }) => vassalage === 'NOR')?.open;
    const hot = async () =>
      (
        await valueOf(app, hotGames, {
          query: { merchantCode: 'mare', isPlatform: 2, language: 'pt', platform: 'html5' },
        })
      ).games.map(({ nodeId }) => nodeId);

    it('close and open', async () => {
      await type('vendor', 'close', 'NOR');
      expect(asked).toEqual(['Members can no longer open or bet on games of NOR. Go on?']);
      expect(await isOpen()).toBe(false);
      await type('vendor', 'open', 'NOR');
      expect(await isOpen()).toBe(true);
      await type('vendor', 'list');
      expect(lines).toContain('NOR           open    own page  Casa NOR');
      await expect(type('vendor', 'open', 'XYZ')).rejects.toThrow('There is no vendor XYZ.');
    });

    it('become hot at a rank and cold again, without a gap or a tie', async () => {
      const before = await hot();
      await type('game', 'hot', 'NOR-1', '2');
      expect(await hot()).toEqual([before[0], 'NOR-1', ...before.slice(1)]);
      await type('game', 'hot', before[3] ?? '');
      expect((await hot())[0]).toBe(before[3]);
      const ranks = await gateway.db
        .selectFrom('games')
        .select('hot_rank')
        .where('hot_rank', 'is not', null)
        .orderBy('hot_rank')
        .execute();
      expect(ranks.map((row) => row.hot_rank)).toEqual(ranks.map((_, index) => index + 1));
      await type('game', 'cold', 'NOR-1');
      expect(await hot()).not.toContain('NOR-1');
      await expect(type('game', 'hot', 'COR-9999')).rejects.toThrow('There is no game COR-9999.');
    });

    it('are withdrawn and restored, and found whatever the accents', async () => {
      await type('game', 'withdraw', 'COR-101');
      await type('game', 'find', 'PESCA', 'prof');
      expect(lines.at(-1)).toMatch(/COR-101\s+FISH\s+gone/);
      await type('game', 'restore', 'COR-101');
      await type('game', 'find', 'pesca');
      expect(lines.at(-1)).not.toContain('gone');
    });
  });

  describe('members', () => {
    it('are credited and debited with a reason that stays in the ledger [S1-024]', async () => {
      const { id } = await addMember(gateway.db, account);
      await type('member', 'credit', account, '50.00', '--reason', 'goodwill after case 17');
      await type('member', 'debit', account.toUpperCase(), '20.50', '--reason', 'correction');
      expect(await balanceOf(gateway.db, id)).toBe(2950);
      expect(lines.at(-1)).toBe(`${account.toUpperCase()} has 29.50 BRL`);
      await expect(type('member', 'debit', account, '29.51', '--reason', 'too much')).rejects.toThrow(
        'has less than that',
      );
      await expect(type('member', 'credit', account, '5', '--reason', 'x')).rejects.toThrow('two digits');
      await expect(type('member', 'credit', account, '-5.00', '--reason', 'x')).rejects.toThrow();
      await expect(type('member', 'credit', account, '5.00')).rejects.toThrow('--reason is needed.');
      answer = false;
      await type('member', 'credit', account, '5.00', '--reason', 'unsure');
      expect(await balanceOf(gateway.db, id)).toBe(2950);
      const refs = await gateway.db.selectFrom('journals').select('ref').where('kind', '=', 'credit').execute();
      expect(refs.some(({ ref }) => ref.endsWith(' goodwill after case 17'))).toBe(true);
      expect(await checkLedger(gateway.db)).toEqual([]);
    });

    it('are locked out of every session at once, and let in again', async () => {
      const row = await addMember(gateway.db, account);
      await fundMember(gateway.db, row.id, 100);
      const { sessionId } = await openSession(gateway.db, row, gateway.clock());
      const token = await createAccessToken(gateway, { id: sessionId, epoch: 1 });
      const launch = { token, body: { category: 'RNG' as const, vendor: 'COR', gameId: '', nodeId: 'COR-1' } };
      expect((await askApp(app, launchGame, launch)).status).toBe(200);
      await type('member', 'lock', account);
      expect((await askApp(app, launchGame, launch)).status).toBe(401);
      await type('member', 'unlock', account);
      await type('member', 'show', account);
      expect(lines).toContain('status   open');
      expect(lines).toContain('balance  1.00 BRL');
      expect((await askApp(app, launchGame, launch)).status).toBe(401);
      await expect(type('member', 'lock', 'nobody')).rejects.toThrow('There is no member nobody.');
    });

    it('of another merchant are not found', async () => {
      await addMember(gateway.db, account, { merchant_code: 'other' });
      await expect(type('member', 'show', account)).rejects.toThrow('There is no member');
    });
  });

  describe('the books', () => {
    it('are checked', async () => {
      await type('ledger', 'check');
      expect(lines.at(-1)).toMatch(/^\d+ journals, no fault$/);
      const { id } = await addMember(gateway.db, account);
      await fundMember(gateway.db, id, 100);
      await gateway.db.updateTable('accounts').set({ balance_minor: 90 }).where('member_id', '=', id).execute();
      await expect(type('ledger', 'check')).rejects.toThrow('The ledger has 1 faults.');
      await gateway.db.updateTable('accounts').set({ balance_minor: 100 }).where('member_id', '=', id).execute();
    });
  });
});
