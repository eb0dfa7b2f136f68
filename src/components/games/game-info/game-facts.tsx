import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { GameInfo } from '#src/contract/lobby/game-info.schema.ts';
import { formatMoney } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { currencyAtom, freePlayModuleAtom } from '#src/state/site/site.ts';
import s from './game-info-sheet.module.css';

type Told = NonNullable<GameInfo['told']>;
const volatilityText: Record<Told['volatility'], MessageDescriptor> = {
  low: msg`Low: smaller wins, more often`,
  medium: msg`Medium: in between`,
  high: msg`High: larger wins, less often`,
};
const languageText: Record<Told['languages'][number], MessageDescriptor> = { pt: msg`Portuguese`, en: msg`English` };

/** `room`: the table of a live game, empty for any other. */
type GameFactsProps = { info: GameInfo; freeplay: boolean; room: string };

/** Details of a game by the platform and the vendor; a detail that the vendor does not provide is marked as such. */
export function GameFacts({ info, freeplay, room }: GameFactsProps) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { symbol } = useAtomValue(currencyAtom);
  const freePlay = useAtomValue(freePlayModuleAtom) !== undefined;
  const money = (amount: GameInfo['minBet']) => formatMoney(amount, symbol, language);
  const { told } = info;
  const percent = told && (language === 'pt' ? told.returnPercent.replace('.', ',') : told.returnPercent);
  return (
    <>
      <dl className={s.facts}>
        <Fact name={<Trans>Provider</Trans>}>{info.vendorName}</Fact>
        {room && <Fact name={<Trans>Table</Trans>}>{room}</Fact>}
        {told && (
          <>
            <Fact
              name={<Trans>Return to player (RTP)</Trans>}
              note={<Trans>On average, over very many rounds. A session can return far less or far more.</Trans>}
            >
              {percent}%
            </Fact>
            <Fact name={<Trans>Volatility</Trans>}>{i18n._(volatilityText[told.volatility])}</Fact>
          </>
        )}
        <Fact name={<Trans>Stake</Trans>}>
          {told ? (
            <Trans>
              {money(info.minBet)} to {money(told.maxBet)}
            </Trans>
          ) : (
            <Trans>From {money(info.minBet)}</Trans>
          )}
        </Fact>
        {told && (
          <Fact name={<Trans>Languages</Trans>}>
            {told.languages.map((each) => i18n._(languageText[each])).join(', ')}
          </Fact>
        )}
        <Fact name={<Trans>Demonstration</Trans>}>
          {freeplay && freePlay ? (
            <Trans>With chips that are not money, no account needed</Trans>
          ) : (
            <Trans>None: real play only</Trans>
          )}
        </Fact>
      </dl>
      {told ? (
        <>
          <h3 className={s.heading}>
            <Trans>Rules</Trans>
          </h3>
          <ul className={s.rules}>
            {told.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className={s.silent}>
          <Trans>The provider has not given the rules or return of this game.</Trans>
        </p>
      )}
    </>
  );
}

function Fact({ name, note, children }: { name: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={s.fact}>
      <dt>{name}</dt>
      <dd>
        <b className="num" translate="no">
          {children}
        </b>
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
