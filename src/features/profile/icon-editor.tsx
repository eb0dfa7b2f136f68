import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { type ChangeEvent, useRef, useState } from 'react';
import { MemberAvatar } from '#src/components/pictures/member-avatar.tsx';
import { upload } from '#src/contract/limits.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/member.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { changeIcon } from './profile.resource.ts';
import s from './profile.module.css';

const isRight = ({ type, size }: File) => upload.types.some((taken) => taken === type) && size <= upload.maxBytes;

/** The member's picture, and how to change it: a PNG or JPG of at most 5 MB [S2-174]. */
export function IconEditor() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const info = useResource(memberInfoResource, undefined).value;
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const change = async (file: File | null) => {
    setProblem(undefined);
    if (file && !isRight(file)) return setProblem(t`Only JPG or PNG pictures of at most 5 MB can be sent.`);
    setBusy(true);
    try {
      await changeIcon(store, file);
    } catch (cause) {
      const { code } = toAppError(cause);
      setProblem(code === 'invalid_request' ? t`This is not a picture that can be read.` : i18n._(errorText[code]));
    } finally {
      setBusy(false);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void change(file);
    target.value = '';
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
          onChange={choose}
        />
        <Button variant="soft" pending={busy} disabled={!online} onClick={() => input.current?.click()}>
          {info?.iconId ? <Trans>Change picture</Trans> : <Trans>Add a picture</Trans>}
        </Button>
        {info?.iconId && (
          <Button variant="text" disabled={!online || busy} onClick={() => void change(null)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <p className={s.hint}>
        <Trans>JPG or PNG, up to 5 MB. Nobody but you sees it.</Trans>
      </p>
      {problem && <InlineAlert className={s.problem}>{problem}</InlineAlert>}
    </div>
  );
}
