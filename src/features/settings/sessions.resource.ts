import { endOtherSessions, endSession, type OpenSession } from '#src/contract/sessions.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** Where the account is open; read anew at each visit. */
export const sessionsResource = defineRead({
  name: 'sessions',
  call: () => import('#src/contract/sessions.ts').then((module) => module.listSessions),
  access: 'member',
  query: () => ({}),
  pick: ({ list }) => list,
  freshFor: 0,
});

/** Ends sessions, one or all others; the list shows the gateway's word for it. Rejects with an AppError. */
export async function endSessions(store: Store, which: OpenSession | 'others'): Promise<void> {
  if (which === 'others') await send(endOtherSessions, { body: {} });
  else await send(endSession, { body: { id: which.id } });
  await sessionsResource.refresh(store, undefined);
}
