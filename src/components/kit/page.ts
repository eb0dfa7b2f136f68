import type { MessageDescriptor } from '@lingui/core';
import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import { type Ability, may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import type { Session } from '#src/state/identity/session-atoms.ts';

/** Access to a page: signed-out visitors, signed-in members, or members whose type permits this [S1-015, S1-017]. */
type Audience = 'guests' | 'members' | Ability;
type Access = {
  readonly for: Audience;
  /** Where all others are redirected. */
  readonly otherwise: '/m/login' | '/m/home';
  /** The purpose given to those redirected, if not the whole page. */
  readonly what?: MessageDescriptor;
};
type Search = Readonly<Record<string, unknown>>;

/** Metadata of a page, known before it loads: its route's `staticData`. */
export type Page = {
  /** The page's name, in its header and in the document's title [S1-110]. */
  readonly title: MessageDescriptor;
  /** `home`: logo and account; `back`: arrow and name; `own`: the page draws it; `none` [S1-100, S1-103, S1-104]. */
  readonly header: 'home' | 'back' | 'own' | 'none';
  /** Whether the page shows the footer and the bottom menu [S1-101]. */
  readonly footer: boolean;
  /** The page at `types=A`, as agents see it of their team. */
  readonly ofTeam?: Page;
  /** Whether the page has its own language selector: then the footer has none. */
  readonly ownLanguage?: true;
  /** Target of the back arrow: home in place of the page, else one step back in history [S1-105, S1-106]. */
  readonly back?: 'home';
  /** Access rule; without it the page is public. */
  readonly access?: Access | ((search: Search) => Access | undefined);
  /** The permission that the type of a signed-in member needs: without it they see a notice, and stay on the page. */
  readonly may?: Ability;
  /**
   * Whether the gateway serves the page prerendered: at its bare address, and at those whose searches are listed by the current
   * data. `always`: rendered before any request, for every search.
   */
  readonly served?: true | 'always' | ((store: Store) => Promise<readonly Search[]>);
  /** All its addresses, if it has several and not each is a route. */
  readonly names?: readonly string[];
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page of the route; null for a layout route. */
    page: Page | null;
  }
}

/** The page of the innermost route that matched. */
export const pageOfMatches = (matches: readonly AnyRouteMatch[]): Page => {
  const match = matches.at(-1);
  if (!match) throw new Error('nothing is matched');
  const { page } = match.staticData;
  if (!page) throw new Error(`the route of ${match.pathname} describes no page`);
  return ((match.search as Search)['types'] === 'A' && page.ofTeam) || page;
};

/** The current page. */
export const usePage = (): Page => useMatches({ select: pageOfMatches });

function admits(audience: Audience, type: number | null): boolean {
  if (type === null || audience === 'guests') return type === null && audience === 'guests';
  return audience === 'members' || may[audience](type);
}

/** The access rule of a page by its search. */
export const accessOf = ({ access }: Page, search: Search): Access | undefined =>
  typeof access === 'function' ? access(search) : access;

/** Whether only members enter the page, at any of its addresses. */
export const isForMembers = ({ access }: Page): boolean => typeof access === 'object' && access.for !== 'guests';

/** Where a visitor is redirected instead of the page; undefined if they may enter, or while the session is unknown. */
export function redirectOf(page: Page, search: Search, session: Session): string | undefined {
  const rule = accessOf(page, search);
  if (!rule || session.status === 'restoring') return undefined;
  return admits(rule.for, session.status === 'member' ? session.member.type : null) ? undefined : rule.otherwise;
}
