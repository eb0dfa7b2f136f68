import * as v from 'valibot';
import { PictureId } from '#src/contract/pictures/pictures.schema.ts';
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

/** The unsent draft of the last visit, without the captcha. */
export const readDraft = (): Promise<FeedbackDraft> => stored.get();

/** Stores the draft; an empty one is removed. */
export const saveDraft = (draft: FeedbackDraft): Promise<void> =>
  draft.type === '' && draft.content === '' && draft.pictures.length === 0 ? stored.remove() : stored.set(draft);
