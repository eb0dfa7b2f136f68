import type { MessageDescriptor } from '@lingui/core';

/** The reason of a redirect to the login: a page, by its title, or a named action. */
export type SignInReason =
  | { readonly kind: 'page'; readonly title: MessageDescriptor }
  | { readonly kind: 'play'; readonly name?: string | undefined }
  | { readonly kind: 'keep' | 'join'; readonly name: string };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** State of the login page: the reason of the redirect, shown by sign-in-notice.tsx. */
    why?: SignInReason;
  }
}
