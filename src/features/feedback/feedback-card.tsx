import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { PrivatePicture } from '#src/components/people/pictures/private-picture.tsx';
import type { Feedback } from '#src/contract/account/feedback.schema.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { brandAtom } from '#src/state/site/site.ts';
import { cx } from '#src/ui/class-names.ts';
import { kindOf } from './feedback-types.ts';
import s from './feedback.module.css';

/** One message of the member, and its answer, which is announced to screen readers when it arrives. */
export function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const brand = useAtomValue(brandAtom);
  const { type, content, pictures, sentAt, answer, answeredAt } = feedback;
  const kind = kindOf(type);
  return (
    <li className={s.card}>
      <div className={s.line}>
        {kind && <span className={s.tag}>{i18n._(kind.label)}</span>}
        {answeredAt === null ? (
          <span className={s.tag}>
            <Clock size={16} />
            <Trans>Waiting</Trans>
          </span>
        ) : (
          <span className={cx(s.tag, s.done)}>
            <Check size={16} />
            <Trans>Answered</Trans>
          </span>
        )}
        <time className={s.date} dateTime={new Date(sentAt).toISOString()}>
          {formatDay(sentAt, language)}
        </time>
      </div>
      <p className={s.text}>{content}</p>
      {pictures.length > 0 && (
        <ul className={s.pictures}>
          {pictures.map((id, index) => (
            <li key={id}>
              <PrivatePicture id={id} alt={t`Picture ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {answeredAt !== null && (
          <div className={s.answer}>
            <div className={s.line}>
              <h3 className={s.from}>{t`Answer from ${brand}`}</h3>
              <time className={s.date} dateTime={new Date(answeredAt).toISOString()}>
                {formatDay(answeredAt, language)}
              </time>
            </div>
            <p className={s.text}>{answer}</p>
          </div>
        )}
      </div>
    </li>
  );
}
