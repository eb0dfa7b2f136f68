import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of system in the API document. */
export const docs = {
  systemStatus: {
    summary: 'Read the status of the site',
    description:
      'Whether the site is open, and its settings: brand, menus, links, encryption key. Answered while the site is closed.',
  },
  whiteLabel: {
    summary: "Read the merchant's settings",
    description: 'The settings of the merchant alone, which the status has as well. Answered while the site is closed.',
  },
} satisfies Record<string, CallDocs>;
