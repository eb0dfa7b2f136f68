import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { type CharacterKind, countCharacters, type FieldRule, hasKind } from '#src/contract/identity/field-rules.ts';
import { cx } from '#src/ui/class-names.ts';
import s from './password-guide.module.css';
import { passwordStrength } from './password-strength.ts';

type PasswordGuideProps = {
  /** Id for the field's `aria-describedby`. */
  id: string;
  password: string;
  rule: Pick<FieldRule, 'min' | 'kinds'>;
};

/** Below a field for a new password: its strength, and its requirements, ticked while typing. */
export function PasswordGuide({ id, password, rule }: PasswordGuideProps) {
  const { t } = useLingui();
  const { min = 0, kinds = [] } = rule;
  const names: Record<CharacterKind, string> = {
    lower: t`A lowercase letter`,
    upper: t`An uppercase letter`,
    digit: t`A number`,
    symbol: kinds.includes('symbol') ? t`A symbol` : t`A symbol, if you like`,
  };
  const asked: readonly CharacterKind[] = [...new Set<CharacterKind>([...kinds, 'symbol'])];
  const items = [
    ...(min > 0 ? [{ name: t`${min} characters or more`, met: countCharacters(password) >= min }] : []),
    ...asked.map((kind) => ({ name: names[kind], met: hasKind(password, kind) })),
  ];
  return (
    <>
      <Meter strength={passwordStrength(password)} />
      <ul id={id} className={s.rules}>
        {items.map(({ name, met }) => (
          <li key={name} className={cx(met && s.met)}>
            {met ? <Check size={16} /> : <Circle size={16} />}
            <span>
              {name}
              {met && (
                <span className="sr-only">
                  , <Trans>done</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Meter({ strength }: { strength: 0 | 1 | 2 | 3 | 4 }) {
  return (
    <div className={s.meter}>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} className={cx(step <= strength && s.on, strength === 1 && s.weak)} />
      ))}
      <span role="status" className={s.verdict}>
        {strength === 1 && <Trans>Weak password</Trans>}
        {strength === 2 && <Trans>Fair password</Trans>}
        {strength === 3 && <Trans>Good password</Trans>}
        {strength === 4 && <Trans>Strong password</Trans>}
      </span>
    </div>
  );
}
