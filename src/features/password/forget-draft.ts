import { useEffect, useEffectEvent } from 'react';
import { dropDraft, saveDraft, readDraft } from '#src/components/kit/forms/form-draft.ts';

const name = 'forget';

/** The account name entered, for any method: it survives a change of method, navigation and a reload. Not a secret. */
export const typedBefore = (field: 'username' | 'mobile' | 'dialingCode'): string | undefined => {
  const value = readDraft(name)[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

type Who = { readonly username?: string; readonly mobile?: string; readonly dialingCode?: string };

/** Restores the draft once the form is rendered, and stores later input. */
export function useForgetDraft(who: Who, fill: () => void): void {
  const begin = useEffectEvent(fill);
  useEffect(() => begin(), []);
  const { username, mobile, dialingCode } = who;
  useEffect(() => {
    const typed = Object.fromEntries(
      Object.entries({ username, mobile, dialingCode }).filter(([, value]) => value !== undefined && value !== ''),
    ) as Record<string, string>;
    if (Object.keys(typed).length > 0) saveDraft(name, { ...readDraft(name), ...typed }, []);
  }, [username, mobile, dialingCode]);
}

export const dropForgetDraft = (): void => dropDraft(name);
