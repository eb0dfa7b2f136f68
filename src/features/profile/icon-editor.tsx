import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type ChangeEvent, useRef, useState } from 'react';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { MemberAvatar } from '#src/components/people/pictures/member-avatar.tsx';
import { upload } from '#src/contract/core/limits.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { readPicture } from '#src/platform/device/read-picture.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { changeIcon } from './profile.resource.ts';
import s from './profile.module.css';

const textOf = (cause: unknown): MessageDescriptor => {
  const { code } = toAppError(cause);
  return code === 'invalid_request' ? msg`This picture cannot be read.` : errorText[code];
};

/** The member's picture, and how to change it: a PNG or JPG of at most 5 MB [S2-174]. */
export function IconEditor() {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const info = useResource(memberInfoResource, undefined).value;
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const change = useAction(changeIcon, { textOf });
  const problem = wrong ? t`Only JPG or PNG pictures up to 5 MB can be sent.` : change.problem;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const picture = await readPicture(file);
    setWrong(!picture);
    change.clear();
    if (picture) change.run(picture);
  };
  const remove = () => {
    setWrong(false);
    change.run(null);
  };
  return (
    <div className={s.icon}>
      <MemberAvatar size="huge" />
      <div className={s.iconActions}>
        <input
          ref={input}
          type="file"
          accept={upload.types.join(',')}
          aria-label={t`Picture`}
          hidden
          onChange={(event) => void choose(event)}
        />
        <Button variant="soft" pending={change.pending} disabled={!online} onClick={() => input.current?.click()}>
          {info?.iconId ? <Trans>Change picture</Trans> : <Trans>Add a picture</Trans>}
        </Button>
        {info?.iconId && (
          <Button variant="text" disabled={!online || change.pending} onClick={remove}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <p className={s.hint}>
        <Trans>JPG or PNG, up to 5 MB. Only you can see it.</Trans>
      </p>
      {problem && <InlineAlert className={s.problem}>{problem}</InlineAlert>}
    </div>
  );
}
