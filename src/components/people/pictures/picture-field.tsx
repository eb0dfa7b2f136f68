import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { upload } from '#src/contract/core/limits.ts';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { DraftThumb } from './draft-thumb.tsx';
import type { DraftPicture, Refused } from './use-draft-pictures.ts';
import s from './picture-field.module.css';

type PictureFieldProps = {
  label: ReactNode;
  /** What a picture may be, while it can be added. */
  hint: ReactNode;
  most?: number;
  /** Why it cannot be sent like this, such as without a picture. */
  errors?: readonly string[];
  pictures: readonly DraftPicture[];
  offline: boolean;
  onAdd: (files: readonly File[]) => Promise<Refused>;
  onRemove: (picture: DraftPicture) => void;
  onRetry: (picture: DraftPicture) => void;
};

const namesOf = (files: readonly File[] = []): string => files.map(({ name }) => name).join(', ');

/** Some pictures: PNG or JPG, at most 5 MB each [S2-174]. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, most = upload.most, errors = [], pictures, offline, onAdd, onRemove, onRetry } = props;
  const { t } = useLingui();
  const id = useId();
  const [refused, setRefused] = useState<Refused>();
  const count = pictures.length;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void onAdd([...(target.files ?? [])]).then(setRefused);
    // The same file may be chosen again after it was removed.
    target.value = '';
  };
  const wrong = namesOf(refused?.wrong);
  const left = namesOf(refused?.tooMany);
  return (
    <div role="group" aria-labelledby={id}>
      <div className={s.head}>
        <span id={id} className={s.label}>
          {label}
        </span>
        {most > 1 && (
          <span className={s.count}>
            <Trans>
              {count} of {most}
            </Trans>
          </span>
        )}
      </div>
      <ul className={s.thumbs}>
        {pictures.map((picture, index) => (
          <DraftThumb
            key={picture.key}
            picture={picture}
            name={t`Picture ${index + 1}`}
            onRemove={() => onRemove(picture)}
            onRetry={() => onRetry(picture)}
          />
        ))}
        {count < most && (
          <li>
            <label className={s.add}>
              <input
                type="file"
                accept={upload.types.join(',')}
                multiple={most > 1}
                disabled={offline}
                aria-describedby={`${id}-hint`}
                onChange={choose}
              />
              <ImagePlus size={24} />
              <Trans>Add</Trans>
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className={s.hint}>
        {offline ? <Trans>Pictures can be added when the internet is back.</Trans> : hint}
      </p>
      {wrong && (
        <InlineAlert className={s.alert}>{t`${wrong}: only JPG or PNG pictures up to 5 MB can be sent.`}</InlineAlert>
      )}
      {left && (
        <InlineAlert className={s.alert}>
          {t`${left}: not added, because ${plural(most, { one: '# picture', other: '# pictures' })} can be sent.`}
        </InlineAlert>
      )}
      {errors.map((error) => (
        <InlineAlert key={error} className={s.alert}>
          {error}
        </InlineAlert>
      ))}
    </div>
  );
}
