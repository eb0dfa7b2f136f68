import { plainText } from '#src/components/kit/plain-text.ts';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';

/** The contents of all notices in one line. */
export const noticeText = (notices: readonly Pick<Announcement, 'content'>[]): string =>
  notices
    .map((notice) => plainText(notice.content))
    .filter(Boolean)
    .join('  ·  ');
