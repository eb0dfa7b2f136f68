import { menuKeys } from '#src/contract/site/menu-keys.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { announcementTypes, AnnouncementType, Banner } from '#src/contract/lobby/announcements.schema.ts';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { Resource } from '#src/contract/site/system.schema.ts';
import { termsKinds } from '#src/contract/site/terms.schema.ts';
import { Code } from '#src/contract/core/wire.ts';
import { MerchantSettings } from '../areas/site/merchant.ts';
import { amountOf } from '../areas/jackpots/runs.ts';
import { ACCOUNTS } from './accounts.ts';
import { bannerNames } from './art/banner-art.ts';
import { buildContent } from './seed-database.ts';
import { promotionsAt } from '../areas/promotions/seed.ts';
import { agentKeys } from '#src/contract/core/agent-keys.ts';
import { merchants, serviceEntries } from '../areas/site/site-seed.ts';

const {
  announcements = [],
  banners = [],
  countries = [],
  jackpots = [],
  mall_goods: goods = [],
  promotions = [],
  promotion_stages = [],
  help_entries: topics = [],
  resources = [],
  terms = [],
  vip_levels = [],
} = buildContent(0);
const tabs = topics.filter(({ parent_id }) => parent_id === null);
const markup = [...announcements, ...topics, ...terms, ...promotions].flatMap((item) => [
  item.content_pt,
  item.content_en,
]);
const unique = (ids: readonly string[]) => expect(new Set(ids).size).toBe(ids.length);

describe('banners', () => {
  it('show scenes that exist, with texts in both languages', () => {
    for (const banner of banners) {
      expect(bannerNames.map((name) => `/art/b/${name}.svg`)).toContain(banner.url);
      for (const key of ['eyebrow_pt', 'eyebrow_en', 'title_pt', 'title_en', 'text_pt', 'text_en'] as const)
        expect(banner[key]).not.toBe('');
      expect(banner.title_pt.length).toBeLessThanOrEqual(32);
      expect(banner.action_pt === '').toBe(banner.action_en === '');
      const shown = { groupName: banner.group_name, eyebrow: '', title: '', text: '', action: '' };
      expect(v.is(Banner, { ...banner, ...shown })).toBe(true);
    }
    expect(bannerNames.map((name) => `/art/b/${name}.svg`)).toContain('/art/b/mare.svg');
    unique(banners.map((banner) => banner.id));
  });

  it.each([
    ['m_home', 3, 4],
    ['m_login', 1, 3],
    ['m_register', 1, 3],
    ['m_reg', 1, 3],
    ['m_hotnews', 2, 2],
  ])('fill the group %s', (group, least, most) => {
    const count = banners.filter((banner) => banner.group_name === group).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });

  it('link Hot News to videos in watch form and the others into the app', () => {
    for (const { group_name, linkage } of banners)
      expect(linkage).toMatch(
        group_name === 'm_hotnews' ? /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/ : /^\/m\//,
      );
  });
});

describe('announcements', () => {
  it('exist for every type and audience', () => {
    expect(new Set(announcements.map((item) => item.type))).toEqual(new Set(announcementTypes));
    expect(new Set(announcements.map((item) => item.execution))).toEqual(new Set(['A', 'B', 'F']));
    for (const execution of ['A', 'B', 'F'])
      expect(announcements.some((item) => item.type === 'PU' && item.execution === execution)).toBe(true);
    expect(announcements.every((item) => v.is(AnnouncementType, item.type) && v.is(Code, item.id))).toBe(true);
    unique(announcements.map((item) => item.id));
  });

  it('ask for a forced reading once, among several slides for members', () => {
    expect(announcements.filter((item) => item.force === 1).map((item) => item.type)).toEqual(['PU']);
    expect(announcements.filter((item) => item.type === 'PU' && item.execution === 'A').length).toBeGreaterThan(1);
  });

  it('keep what is for agents from visitors', () => {
    expect(announcements.filter((item) => item.type === 'A' && item.execution !== 'A')).toEqual([]);
  });
});

describe('promotions', () => {
  it('show scenes that exist, say that this is a demonstration, and pay something for goals that rise', () => {
    for (const { id, art, content_pt, content_en, summary_pt, summary_en, title_pt } of promotions) {
      expect(bannerNames.map((name) => `/art/b/${name}.svg`)).toContain(art);
      expect(v.is(Code, id)).toBe(true);
      expect(content_pt).toContain('demonstração');
      expect(content_en).toContain('demonstration');
      expect([summary_pt, summary_en]).not.toContain('');
      expect(title_pt.length).toBeLessThanOrEqual(32);
      const stages = promotion_stages.filter(({ promotion_id }) => promotion_id === id);
      expect(stages.length).toBeGreaterThan(0);
      const goals = stages.map(({ goal_minor }) => goal_minor);
      expect(goals).toEqual([...new Set(goals)].toSorted((a, b) => a - b));
      for (const { reward_minor } of stages) expect(reward_minor).toBeGreaterThan(0);
    }
    unique(promotions.map(({ id }) => id));
    unique(promotions.map(({ art }) => art));
  });

  it('begin and end as their texts say, for any first day of the demonstration', () => {
    for (let hours = 0; hours < 24 * 8; hours += 5) {
      const now = Date.UTC(2026, 4, 1) + hours * 3_600_000;
      const of = (id: string) => promotionsAt(now).promotions.find((promotion) => promotion.id === id);
      const inBrasilia = (at: number | null | undefined) => new Date((at ?? 0) - 3 * 3_600_000).getUTCDay();
      const [party, fishing] = [of('bloco'), of('pescaria')];
      expect([inBrasilia(party?.starts_at), inBrasilia(party?.ends_at), inBrasilia(fishing?.ends_at)]).toEqual([
        5, 2, 0,
      ]);
      expect(party?.starts_at).toBeGreaterThan(now);
      expect(fishing?.ends_at).toBeGreaterThan(now);
    }
  });
});

describe('jackpots', () => {
  it('show scenes that exist, and have grown between their bounds, the largest first', () => {
    for (const { id, art, name_pt, name_en, category, ...row } of jackpots) {
      expect(bannerNames.map((name) => `/art/b/${name}.svg`)).toContain(art);
      expect(v.is(Code, id)).toBe(true);
      expect(category === '' || v.is(GameCategory, category)).toBe(true);
      expect(name_pt).not.toBe(name_en);
      expect(amountOf(row)).toBeGreaterThan(row.seed_minor);
      expect(amountOf(row)).toBeLessThan(row.cap_minor);
    }
    expect(jackpots).toHaveLength(3);
    const caps = jackpots.map(({ cap_minor }) => cap_minor);
    expect(caps).toEqual(caps.toSorted((a, b) => b - a));
    unique(jackpots.map(({ id }) => id));
  });
});

describe('the shop', () => {
  it('has goods of both kinds with scenes that exist, the cheapest first, one that is sold out and one that does not run out', () => {
    for (const { id, art, name_pt, name_en, text_pt, text_en, kind, amount_minor } of goods) {
      expect(bannerNames.map((name) => `/art/b/${name}.svg`)).toContain(art);
      expect(v.is(Code, id)).toBe(true);
      expect(name_pt).not.toBe(name_en);
      expect(text_pt).not.toBe(text_en);
      expect(kind === 'credit').toBe(amount_minor > 0);
    }
    const prices = goods.map(({ points }) => points);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const stocks = goods.map(({ stock }) => stock);
    expect([stocks.includes(0), stocks.includes(null), goods.length]).toEqual([true, true, 6]);
    unique(goods.map(({ art }) => art));
  });
});

describe('HTML', () => {
  it('uses plain elements, closed in order, and safe links', () => {
    for (const html of markup) {
      const open: string[] = [];
      for (const [, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
        expect(['h3', 'p', 'ul', 'li', 'strong', 'em', 'a']).toContain(name);
        if (slash === '/') expect(open.pop()).toBe(name);
        else open.push(name);
        expect(rest).toMatch(name === 'a' && slash === '' ? /^ href="(\/m\/|https:\/\/)[^"\s]+"$/ : /^$/);
      }
      expect(open).toEqual([]);
      expect(html.replace(/<[^>]*>/g, '').replace(/&amp;/g, '')).not.toMatch(/[<>&]/);
    }
  });

  it('says the same in both languages, with the same links', () => {
    for (const item of [...announcements, ...topics, ...terms, ...promotions]) {
      const links = (html: string) => html.match(/href="[^"]*"/g) ?? [];
      expect(links(item.content_en)).toEqual(links(item.content_pt));
      expect(item.title_pt).not.toBe('');
      expect(item.title_en).not.toBe('');
      expect(item.content_pt).not.toBe(item.content_en);
    }
  });
});

describe('help', () => {
  it('has at least five tabs with questions; tab 5 is responsible play, where links point', () => {
    expect(tabs.length).toBeGreaterThanOrEqual(5);
    for (const { id } of tabs)
      expect(topics.filter(({ parent_id }) => parent_id === id).length).toBeGreaterThanOrEqual(3);
    expect(tabs.map(({ sort_order }) => sort_order)).toEqual(tabs.map((_, index) => (index + 1) * 10));
    expect(tabs[5]?.id).toBe('responsible');
    expect(tabs[1]?.id).toBe('money');
    unique(topics.map((topic) => topic.id));
  });
});

describe('the legal texts', () => {
  it('are all there, say that this is a demonstration and name the age of its merchant', () => {
    expect(terms.map(({ kind }) => kind)).toEqual(termsKinds);
    for (const { content_pt, content_en } of terms) {
      expect(content_pt).toMatch(/demonstração[^]*18 anos/);
      expect(content_en).toMatch(/demonstration[^]*\b18\b/);
    }
  });
});

describe('the VIP levels', () => {
  it('rise, one of them is the VIP member’s, and none promises anything but a name', () => {
    const turnovers = vip_levels.map(({ turnover_minor }) => turnover_minor);
    expect(turnovers).toEqual([...new Set(turnovers)].toSorted((a, b) => a - b));
    expect(vip_levels.map(({ name_pt }) => name_pt)).toContain(ACCOUNTS.find(({ vipLabel }) => vipLabel)?.vipLabel);
    for (const { benefits_pt, benefits_en } of vip_levels) {
      expect(benefits_pt.split('\n')).toHaveLength(benefits_en.split('\n').length);
      expect(benefits_pt).not.toMatch(/R\$|%/);
    }
    unique(vip_levels.map(({ id }) => id));
  });
});

describe('the site', () => {
  it('is reached in every way the requirements name [S1-264]', () => {
    expect(new Set(resources.map((item) => item.resource_type))).toEqual(
      new Set(['IOS', 'Android', 'MOBILECONFIG', 'LINE', 'TELEGRAM', 'SPEEDTEST', 'TASK']),
    );
    expect(resources.every(({ resource_type, url }) => v.is(Resource, { resourceType: resource_type, url }))).toBe(
      true,
    );
    expect(new Set(serviceEntries.map((item) => item.cs_type))).toEqual(
      new Set(['LIVECHAT', 'LIVECHAT 1', 'EMAIL', 'PHONE', 'TELEGRAM']),
    );
    for (const { cs_type, url } of serviceEntries)
      expect(new URL(url).protocol).toBe({ EMAIL: 'mailto:', PHONE: 'tel:' }[cs_type] ?? 'https:');
  });

  it("has a Brazilian merchant, and one with the requirements' defaults [S1-022]", () => {
    const of = (code: string) => merchants.find((merchant) => merchant.code === code);
    expect(of('mare')).toMatchObject({
      currency: 'BRL',
      currencySymbol: 'R$',
      settings: { ageLimit: 18, timeZone: 'America/Sao_Paulo', defaultLanguage: 'pt' },
    });
    expect(of('seedline')).toMatchObject({
      currency: 'CNY',
      currencySymbol: '￥',
      settings: { ageLimit: 21, timeZone: 'Asia/Shanghai' },
    });
    for (const { settings } of merchants) {
      expect(v.is(MerchantSettings, JSON.parse(JSON.stringify(settings)))).toBe(true);
      for (const key of settings.menu) expect(menuKeys).toContain(key);
      for (const key of [...agentKeys, 'CBS3']) expect(settings.flags).toHaveProperty(key);
      expect(() => new Intl.DateTimeFormat('pt', { timeZone: settings.timeZone })).not.toThrow();
    }
    expect(of('mare')?.settings.promotions).toEqual(['referral', 'mission']);
  });

  it('knows about twenty countries, Brazil first', () => {
    expect(countries.length).toBeGreaterThanOrEqual(20);
    expect(countries.filter((country) => country.is_default === 1).map((country) => country.dialing_code)).toEqual([
      '55',
    ]);
    for (const { code, dialing_code } of countries)
      expect(`${code} ${dialing_code}`).toMatch(/^[A-Z]{2} [1-9]\d{0,3}$/);
    unique(countries.map((country) => country.code));
  });
});
