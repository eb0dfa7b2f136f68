import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { DateRange } from '#src/components/kit/records/date-range.ts';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { saveFile } from '#src/platform/device/save-file.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { brandAtom } from '#src/state/site/site.ts';
import { kindName } from './kind-name.ts';
import { writeStatement } from './write-statement.ts';

/** `progress` from 0 to 1 while it is read. */
type State = { progress?: number; problem?: ErrorCode | 'nothing'; saved?: true };

/** Downloads the member's statement; leaving the page cancels it. */
export function useStatement(): State & { download: (range: DateRange) => Promise<void>; cancel: () => void } {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const brand = useAtomValue(brandAtom);
  const member = useAtomValue(memberAtom);
  const [state, setState] = useState<State>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const words = {
    title: [t`Statement`, brand],
    account: [t`Account`, member?.userName ?? ''],
    period: t`Period`,
    timeZone: t`Time zone`,
    currency: t`Currency`,
    columns: [t`Date and time`, t`Entry`, t`About`, t`Amount`, t`Balance after`, t`Entry number`],
    total: t`Total`,
    nameOf: (kind: string) => i18n._(kindName(kind)),
  } as const;

  async function download(range: DateRange): Promise<void> {
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const show = (next: State) => !signal.aborted && setState(next);
    show({ progress: 0 });
    try {
      const file = await writeStatement({
        range,
        language,
        words,
        signal,
        onProgress: (progress) => show({ progress }),
      });
      if (signal.aborted) return;
      if (file) saveFile(`${t`statement`}-${range.from}-${range.to}.csv`, file);
      show(file ? { saved: true } : { problem: 'nothing' });
    } catch (error) {
      show({ problem: toAppError(error).code });
    }
  }

  const cancel = () => {
    running.current?.abort();
    setState({});
  };
  return { ...state, download, cancel };
}
