import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CaptchaField } from '#src/components/people/captcha/captcha-field.tsx';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { PictureField } from '#src/components/people/pictures/picture-field.tsx';
import { useDraftPictures } from '#src/components/people/pictures/use-draft-pictures.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { feedbackLength } from '#src/contract/account/feedback.ts';
import { loadingMax } from '#src/contract/core/limits.ts';
import { may } from '#src/contract/core/member-type.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { submitFeedback } from './feedback.resource.ts';
import { type FeedbackDraft, saveDraft } from './feedback-draft.ts';
import { countOf, feedbackFields } from './feedback-rules.ts';
import { kinds } from './feedback-types.ts';
import s from './feedback.module.css';

const NoticeDialog = lazyPart(() => import('#src/ui/notice-dialog.tsx'), 'NoticeDialog', CodeMissing);
const empty = { type: '', content: '', captcha: '' };

/**
 * Type [S2-058], text [S2-059, S2-062], pictures, a captcha [S2-060]; disabled until there are 20 characters [S2-061]. Everything
 * except the captcha is stored while typing. A refused captcha is replaced; after a lost response it is still valid.
 */
export function FeedbackForm({ draft }: { draft: FeedbackDraft }) {
  const { t, i18n } = useLingui();
  const member = useAtomValue(memberAtom);
  const sender = member?.userName ?? '';
  const { pictures, add, remove, retry, clear } = useDraftPictures(draft.pictures);
  const captchaId = useRef('');
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState(false);
  const ids = pictures.flatMap(({ id }) => id ?? []);
  const form = useAppForm({
    schema: feedbackFields,
    values: { ...empty, type: draft.type, content: draft.content },
    about: { verification_code_error: 'captcha' },
    submit: async (store, { type, content, captcha }, key) => {
      const loading = toasts.show(t`Please wait…`, { kind: 'loading', duration: loadingMax.feedback });
      const body = { type, content, captcha, captchaId: captchaId.current, sender, pictures: ids };
      try {
        await submitFeedback(store, body, key);
      } catch (cause) {
        if (toAppError(cause).refused) {
          form.setValue('captcha', '');
          setRound(round + 1);
        }
        throw cause;
      } finally {
        toasts.hide(loading);
      }
    },
    onSuccess: () => {
      form.reset(empty);
      clear();
      setRound(round + 1);
      setSent(true);
    },
  });
  const { control } = form;
  const type = useWatch({ control, name: 'type' });
  const content = useWatch({ control, name: 'content' });
  const written = ids.join(' ');
  useEffect(() => {
    void saveDraft({ type, content, pictures: written === '' ? [] : written.split(' ') });
  }, [type, content, written]);

  const { least, most } = feedbackLength;
  const count = countOf(content);
  const missing = least - count;
  const blocked = (): string | undefined => {
    if (missing > 0)
      return t`${plural(missing, {
        one: '# more character and you can send it.',
        other: '# more characters and you can send it.',
      })}`;
    if (pictures.some(({ error }) => error)) return t`A picture was not uploaded. Try again or remove it.`;
    return pictures.length > ids.length ? t`Your pictures are still uploading.` : undefined;
  };
  return (
    <>
      <AppForm form={form} submitLabel={<Trans>Send</Trans>} blocked={blocked()} confirmLeave={false}>
        <ChoiceChips
          {...form.field('type')}
          label={t`Topic`}
          choices={kinds.map(({ name, label, icon: Icon }) => ({
            value: name,
            label: i18n._(label),
            icon: <Icon size={20} />,
          }))}
        />
        <TextArea
          {...form.field('content')}
          label={t`Tell us what happened`}
          hint={t`Between 20 and 200 characters.`}
          count={`${count}/${most}`}
          countText={t`${count} of ${most} characters`}
          over={count > most}
        />
        {member && may.memberCentre(member.type) && (
          <PictureField
            label={
              <Trans>
                Pictures <span className={s.optional}>(optional)</span>
              </Trans>
            }
            hint={<Trans>JPG or PNG, up to 5 MB each. Hide card numbers and passwords.</Trans>}
            pictures={pictures}
            offline={form.offline}
            onAdd={add}
            onRemove={remove}
            onRetry={retry}
          />
        )}
        <CaptchaField {...form.field('captcha')} key={round} valid={false} onNewId={(id) => (captchaId.current = id)} />
      </AppForm>
      {sent && (
        <Suspense fallback={null}>
          <NoticeDialog
            open
            title={t`Sent successfully`}
            text={<Trans>We answer on this page, under “Your messages”.</Trans>}
            closeLabel={t`OK`}
            onClose={() => setSent(false)}
          />
        </Suspense>
      )}
    </>
  );
}
