import type { MessageDescriptor } from '@lingui/core';

/** What somebody wanted who is led to the login: a page, by its title, or something that has a name. */
export type SignInReason =
  | { readonly kind: 'page'; readonly title: MessageDescriptor }
  | { readonly kind: 'play'; readonly name?: string | undefined }
  | { readonly kind: 'keep' | 'join'; readonly name: string };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the login page: what led there; it says so (sign-in-why.tsx). */
    why?: SignInReason;
  }
}
