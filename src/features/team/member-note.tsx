import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { longestNote } from '#src/contract/agents/team.ts';
import type { TeamMember } from '#src/contract/agents/team.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { needsNetwork } from './care-text.ts';
import { writeNote } from './team.resource.ts';
import s from './member-sheet.module.css';

/** The agent's private note about a member. */
export function MemberNote({ member: { account, note } }: { member: TeamMember }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const [typed, setTyped] = useState<string>();
  const save = useAction(writeNote, {
    offline: needsNetwork,
    done: () => {
      setTyped(undefined);
      return t`The note is saved.`;
    },
  });
  const length = Array.from(typed?.trim() ?? '').length;
  const left = longestNote - length;
  const problem = save.problem ?? save.off;
  return (
    <section>
      <div className={s.head}>
        <h3 className={s.heading}>
          <Trans>Note, only you see it</Trans>
        </h3>
        {typed === undefined && (
          <Button variant="text" compact onClick={() => setTyped(note?.text ?? '')}>
            {note ? t`Change note` : t`Write a note`}
          </Button>
        )}
      </div>
      {typed === undefined ? (
        note && (
          <>
            <p className={s.note}>{note.text}</p>
            <p className={s.days}>{formatDateTime(note.at, language)}</p>
          </>
        )
      ) : (
        <>
          <TextArea
            label={t`Note`}
            value={typed}
            count={`${length}/${longestNote}`}
            countText={t`${plural(left, { one: '# character left', other: '# characters left' })}`}
            over={left < 0}
            onChange={({ target }) => setTyped(target.value.replaceAll(/\s*\n\s*/g, ' '))}
          />
          {problem !== undefined && <InlineAlert>{problem}</InlineAlert>}
          <div className={s.two}>
            <Button
              variant="line"
              onClick={() => {
                save.clear();
                setTyped(undefined);
              }}
            >
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant="soft"
              pending={save.pending}
              disabled={left < 0}
              onClick={() => save.run({ account, text: typed.trim() })}
            >
              <Trans>Save note</Trans>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
