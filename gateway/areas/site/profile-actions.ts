import * as v from 'valibot';
import { type Profile, rule, ruleNames } from '#src/contract/core/profiles.ts';
import { Address } from '#gateway/actions/address.ts';
import { codeOf } from '#gateway/actions/codes.ts';
import { defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Text, word } from '#gateway/actions/inputs.ts';
import { legalLinesOf } from './legal-lines.ts';
import { profileOf } from './merchant.ts';
import { changeSettings } from './setting-actions.ts';
import { merchantOf } from './site-actions.ts';

const profileCodes = {
  open: 'a demonstration, licensed nowhere: everything is on',
  br: 'Brazil',
  uk: 'Great Britain',
  mt: 'Malta',
  on: 'Ontario',
} as const satisfies Record<Profile, string>;

const written = (value: boolean | number): string => (typeof value === 'number' ? String(value) : value ? 'on' : 'off');

/** The place whose rules the site has, and the lines at the end of its pages. */
export const profileActions = [
  defineAction({
    name: 'profile show',
    reads: true,
    summary: 'the jurisdiction of the site, and its rules',
    run: async (context) => {
      const profile = profileOf((await merchantOf(context)).settings);
      return [
        ['profile', profile, profileCodes[profile]],
        ...ruleNames.map((name) => [name, written(rule(profile, name)), '']),
      ];
    },
  }),
  defineAction({
    name: 'profile set',
    examples: ['profile set br'],
    summary: 'apply the rules of another jurisdiction, at once',
    input: v.object({ profile: word(codeOf(profileCodes)) }),
    changes: ['status', 'games', 'vendors'],
    asks: ({ profile }) =>
      `The rules of ${profile} (${profileCodes[profile]}) apply at once, to members who play now as well. Continue?`,
    run: async (context, { profile }) => {
      await changeSettings(context, () => ({ profile }));
      return `the profile is ${profile}`;
    },
  }),
  defineAction({
    name: 'footer list',
    reads: true,
    summary: "the lines at the end of every page; the jurisdiction's own come last",
    run: async (context) =>
      legalLinesOf((await merchantOf(context)).settings).map(({ pt, en, url }, index) => [
        index + 1,
        pt,
        en,
        url ?? '',
      ]),
  }),
  defineAction({
    name: 'footer add',
    examples: ['footer add --pt "Maré Jogos Ltda · CNPJ 12.345.678/0001-95" --en "Maré Jogos Ltda, Brazil"'],
    summary: 'add a line at the end of every page: company, licence, ombudsman',
    input: v.object({ pt: Text, en: Text, url: v.optional(Address('A link')) }),
    changes: ['status'],
    run: async (context, { url, ...texts }) => {
      await changeSettings(context, ({ legal = [] }) => ({ legal: [...legal, { ...texts, ...(url && { url }) }] }));
      return 'the line was added';
    },
  }),
  defineAction({
    name: 'footer remove',
    examples: ['footer remove 1'],
    summary: "remove a line of the operator's own",
    input: v.object({ line: word(v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'A line has a number.')), 'line') }),
    changes: ['status'],
    asks: ({ line }) => `Line ${line} is removed from every page. Continue?`,
    run: async (context, { line }) => {
      const { legal } = (await merchantOf(context)).settings;
      if (legal[Number(line) - 1] === undefined) throw new OperatorError(`There is no line ${line} to remove.`);
      await changeSettings(context, () => ({ legal: legal.filter((_, index) => index !== Number(line) - 1) }));
      return 'the line was removed';
    },
  }),
];
