import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { groupRecoveryCode } from '#src/contract/identity/second-factor.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { copyText } from '#src/platform/device/share.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { useUnsavedWork } from '#src/state/app/unsaved-work.ts';
import { saveFile } from '#src/platform/device/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import s from './passkeys.module.css';

/**
 * The downloaded file: one code per line, with their purpose; no account name, so that a finder of the file does not learn both.
 */
const recoveryCodesText = (title: string, note: string, codes: readonly string[]): string =>
  [title, note, '', ...codes, ''].join('\r\n');

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void };

/** The codes, shown only once: to be copied or downloaded. The sheet closes when the member confirms that they are stored. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  // A page that reloads by itself would lose them.
  useUnsavedWork(!kept);
  const close = () => (kept ? onClose() : setAsked(true));
  const shown = codes.map(groupRecoveryCode);
  const copy = async () => {
    if (await copyText(shown.join('\n'))) toasts.show(t`Codes copied`, { kind: 'success' });
    else toasts.show(t`The codes could not be copied. Write them down instead.`, { kind: 'error' });
  };
  const download = () => {
    const day = formatDay(serverTime(), language);
    const note = t`Created on ${day}. Each code works once.`;
    const { host } = location;
    saveFile(
      `${host}.txt`,
      new Blob([recoveryCodesText(t`Recovery codes of ${host}`, note, shown)], { type: 'text/plain' }),
    );
  };
  return (
    <Sheet
      open
      onClose={close}
      title={t`Your recovery codes`}
      closeLabel={t`Close`}
      footer={
        <>
          <p id="codes-kept" role="status" className={s.hint}>
            {asked && !kept && <Trans>Save the codes, then tick the box: they cannot be shown again.</Trans>}
          </p>
          <Button wide big aria-disabled={!kept || undefined} aria-describedby="codes-kept" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <p className={s.lead}>
        <Trans>
          Each one replaces your passkey or app once. They are shown only now: keep them somewhere you can reach without
          this device.
        </Trans>
      </p>
      <ol className={s.codes} aria-label={t`Recovery codes`}>
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={s.keep}>
        <Button variant="soft" onClick={() => void copy()}>
          <Copy size={20} />
          <Trans>Copy</Trans>
        </Button>
        <Button variant="soft" onClick={download}>
          <Download size={20} />
          <Trans>Download</Trans>
        </Button>
      </div>
      <Checkbox
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
        label={t`I have saved these codes`}
      />
    </Sheet>
  );
}
