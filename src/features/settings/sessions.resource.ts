import { endOtherSessions, endSession, listSessions } from '#src/contract/identity/sessions.ts';
import type { OpenSession } from '#src/contract/identity/sessions.schema.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite, type Write } from '#src/platform/resource/define-write.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** The sessions of the account; fetched at each visit. */
export const sessionsResource = defineRead({
  name: 'sessions',
  call: listSessions,
  query: () => ({}),
  pick: ({ list }) => list,
  freshFor: 0,
});

const show = (store: Store) => sessionsResource.refresh(store, undefined);
const endOne = defineWrite({
  call: endSession,
  body: ({ id }: OpenSession) => ({ id }),
  show,
});
const endOthers = defineWrite({
  call: endOtherSessions,
  show,
});

/** Ends a session, or all but this one; resolves once the list shows the gateway's response. */
export const endSessions: Write<OpenSession | 'others', unknown> = (store, which, key) =>
  which === 'others' ? endOthers(store, {}, key) : endOne(store, which, key);
