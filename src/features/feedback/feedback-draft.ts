import * as v from 'valibot';
import { PictureId } from '#src/contract/account/pictures.schema.ts';
import { defineStored } from '#src/platform/storage/storage.ts';

const FeedbackDraft = v.object({ type: v.string(), content: v.string(), pictures: v.array(PictureId) });
export type FeedbackDraft = v.InferOutput<typeof FeedbackDraft>;

const nothing: FeedbackDraft = { type: '', content: '', pictures: [] };
const stored = defineStored({
  key: 'feedbackDraft',
  owner: 'member',
  version: 1,
  schema: FeedbackDraft,
  fallback: nothing,
});

/** What was typed and not sent on the last visit; the captcha is no part of it. */
export const readDraft = (): Promise<FeedbackDraft> => stored.get();

/** Stores what is typed; nothing at all is removed. */
export const saveDraft = (draft: FeedbackDraft): Promise<void> =>
  draft.type === '' && draft.content === '' && draft.pictures.length === 0 ? stored.remove() : stored.set(draft);
