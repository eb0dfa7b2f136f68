import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CharacterKind, FieldRule } from '#src/contract/identity/field-rules.ts';

const kindNames: Record<CharacterKind, MessageDescriptor> = {
  lower: msg`a lowercase letter`,
  upper: msg`an uppercase letter`,
  digit: msg`a digit`,
  symbol: msg`a symbol`,
};

/** The rule for a new password, as text. */
export function PasswordHint({ rule }: { rule: FieldRule }) {
  const { i18n } = useLingui();
  const { min = 1, max = 64, kinds = [] } = rule;
  if (kinds.length === 0)
    return (
      <Trans>
        {min} to {max} characters; a short phrase works well.
      </Trans>
    );
  const needed = kinds.map((kind) => i18n._(kindNames[kind])).join(', ');
  return (
    <Trans>
      {min} to {max} characters, with: {needed}.
    </Trans>
  );
}
