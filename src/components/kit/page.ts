import type { MessageDescriptor } from '@lingui/core';
import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import { type Ability, may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import type { Session } from '#src/state/identity/session-atoms.ts';

/** Who may enter a page: who has not signed in, who has, or whose member type may do this [S1-015, S1-017]. */
type Audience = 'guests' | 'members' | Ability;
type Access = {
  readonly for: Audience;
  /** Where all others are led. */
  readonly otherwise: '/m/login' | '/m/home';
  /** What they are told that this is for, where it is not the whole page. */
  readonly what?: MessageDescriptor;
};
type Search = Readonly<Record<string, unknown>>;

/** Everything that is known of a page before it is loaded: its route's `staticData`. */
export type Page = {
  /** The page's name, in its header and in the title of the window [S1-110]. */
  readonly title: MessageDescriptor;
  /** `home`: logo and account; `back`: arrow and name; `own`: the page draws it; `none` [S1-100, S1-103, S1-104]. */
  readonly header: 'home' | 'back' | 'own' | 'none';
  /** Whether footer and bottom menu stand below it [S1-101]. */
  readonly footer: boolean;
  /** Whether the page has a language selector of its own: the footer shows none then. */
  readonly ownLanguage?: true;
  /** Where its arrow leads: to home in place of the page, else one step back in history [S1-105, S1-106]. */
  readonly back?: 'home';
  /** Who may enter; everybody without it. */
  readonly access?: Access | ((search: Search) => Access | undefined);
  /** What the type of a member who enters must allow: he is told where it does not, and stays where he was. */
  readonly may?: Ability;
  /**
   * Whether the gateway serves it rendered: at its bare address, and at those whose searches are listed by the data of
   * the moment. `always`: it is rendered before anybody asks, and whatever search its address has.
   */
  readonly served?: true | 'always' | ((store: Store) => Promise<readonly Search[]>);
  /** All its addresses, where it has several and not each is a route. */
  readonly names?: readonly string[];
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page of the route, or of a path under it; null for a route that is a frame around others. */
    page: Page | ((path: string) => Page) | null;
  }
}

/** The page that a route shows at a path. */
export function pageOf({ page }: { page: Page | ((path: string) => Page) | null }, path: string): Page {
  const found = typeof page === 'function' ? page(path) : page;
  if (!found) throw new Error(`the route of ${path} describes no page`);
  return found;
}

/** The page of the innermost route that matched. */
export const pageOfMatches = (matches: readonly AnyRouteMatch[]): Page => {
  const match = matches.at(-1);
  if (!match) throw new Error('nothing is matched');
  return pageOf(match.staticData, match.pathname);
};

/** The page on screen. */
export const usePage = (): Page => useMatches({ select: pageOfMatches });

function admits(audience: Audience, type: number | null): boolean {
  if (type === null || audience === 'guests') return type === null && audience === 'guests';
  return audience === 'members' || may[audience](type);
}

/** The rule of a page by its search. */
export const accessOf = ({ access }: Page, search: Search): Access | undefined =>
  typeof access === 'function' ? access(search) : access;

/** Where a visitor is led instead of the page; undefined where he may enter, or while nobody knows who he is. */
export function ledElsewhere(page: Page, search: Search, session: Session): string | undefined {
  const rule = accessOf(page, search);
  if (!rule || session.status === 'restoring') return undefined;
  return admits(rule.for, session.status === 'member' ? session.member.type : null) ? undefined : rule.otherwise;
}
