import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { codeMissingAtom } from '#src/state/app/missing-code.ts';
import { unsavedWorkAtom } from '#src/state/app/unsaved-work.ts';
import { updateAtom } from '#src/state/app/updates.ts';
import { UpdateBar } from './update-bar.tsx';

/**
 * Offers a new version, once for each, and not while the reader types or plays: it would only be in the way. What can
 * be had no more without a reload is offered even then. The card comes with this code: when code is missing, it could not be
 * fetched any more.
 */
export function UpdateNotice() {
  const build = useAtomValue(updateAtom);
  const busy = useAtomValue(unsavedWorkAtom);
  const missing = useAtomValue(codeMissingAtom);
  const [refused, setRefused] = useState<string>();
  const reason = missing ? 'missing' : 'update';
  const offered = missing ? 'missing' : busy ? null : build;
  if (offered === null || offered === refused) return null;
  return <UpdateBar key={offered} reason={reason} onLater={() => setRefused(offered)} />;
}
