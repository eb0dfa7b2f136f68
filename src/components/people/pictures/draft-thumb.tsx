import { useLingui } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { errorText } from '#src/platform/language/error-text.ts';
import { cx } from '#src/ui/class-names.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { PrivatePicture } from './private-picture.tsx';
import type { DraftPicture } from './use-draft-pictures.ts';
import s from './picture-field.module.css';

type DraftThumbProps = { picture: DraftPicture; name: string; onRemove: () => void; onRetry: () => void };

/** A chosen picture: uploading, uploaded, or refused with the reason and a retry. */
export function DraftThumb({ picture, name, onRemove, onRetry }: DraftThumbProps) {
  const { t, i18n } = useLingui();
  const { id, preview, error } = picture;
  const sending = id === undefined && error === undefined;
  // A file that the gateway could not read is an error of the file, not of the form.
  const unreadable = error === 'invalid_request';
  const problem = unreadable ? t`This picture cannot be read.` : error && i18n._(errorText[error]);
  return (
    <li className={cx(s.thumb, (sending || problem) && s.dim)}>
      {unreadable ? (
        <ImageOff size={24} role="img" aria-label={name} />
      ) : preview ? (
        <img src={preview} alt={name} />
      ) : (
        id !== undefined && <PrivatePicture id={id} alt={name} />
      )}
      {sending && (
        <span className={s.over}>
          <Spinner label={t`Uploading ${name}`} />
        </span>
      )}
      {problem && !unreadable && (
        <button type="button" className={s.over} aria-label={t`Upload ${name} again`} onClick={onRetry}>
          <RefreshCw size={24} />
        </button>
      )}
      <button type="button" className={s.remove} aria-label={t`Remove ${name}`} onClick={onRemove}>
        <X size={16} />
      </button>
      {problem && (
        <p role="alert" className={s.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}
