import { useEffect, useState } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { type FeedbackDraft, readDraft } from './feedback-draft.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { OwnFeedback } from './own-feedback.tsx';
import s from './feedback.module.css';

/** /m/feedback [S1-075]: the form with the stored draft, and below it the sent feedback. */
export function FeedbackPage() {
  const [draft, setDraft] = useState<FeedbackDraft>();
  useEffect(() => {
    let current = true;
    void readDraft().then((found) => current && setDraft(found));
    return () => {
      current = false;
    };
  }, []);
  return (
    <div className={s.page}>
      {draft ? <FeedbackForm draft={draft} /> : <FormSkeleton fields={4} />}
      <OwnFeedback />
    </div>
  );
}
