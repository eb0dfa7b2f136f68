import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { toAppError, AppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { BackButton } from '#src/components/kit/back-button.tsx';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { startLottery } from './start-lottery.ts';
import s from './lotto-frame-page.module.css';
import type { LaunchBody } from '#src/contract/vendors/launch.schema.ts';
import { lotteryGames } from '#src/contract/lottery/lottery.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { lotteryBody } from './lottery-body.ts';

/**
 * The launchable item of the lottery that an address names, by its node, its code or its vendor's id. Rejects with
 * game_not_found.
 */
async function findLottery(store: Store, name: string): Promise<LaunchBody> {
  const { games } = await send(lotteryGames, { query: { playType: 'trad', language: store.get(languageAtom) } });
  const found =
    games.find(({ nodeId }) => nodeId === name) ??
    games.find(({ gameCode }) => gameCode === name) ??
    games.find(({ gameId }) => gameId === name);
  if (!found) throw new AppError('game_not_found');
  return lotteryBody(found);
}

const route = getRouteApi('/m/lotto-h5/$mui/$playType/games/$gameId');

/** The frame of a lottery [S1-059]: it opens by itself, over the page that closing it returns to. */
export function LottoFramePage() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const router = useRouter();
  const { mui, gameId, playType } = route.useParams();
  const search = route.useSearch();
  const merchant = useAtomValue(whiteLabelAtom)?.merchantCode;
  const [problem, setProblem] = useState<ErrorCode>();
  const elsewhere = search.merchant !== undefined && merchant !== undefined && search.merchant !== merchant;

  const open = useEffectEvent(() =>
    findLottery(store, gameId)
      .then((game) => startLottery(store, router, game, { ...search, mui, playType }))
      .catch((cause: unknown) => setProblem(toAppError(cause).code)),
  );
  const opens = !elsewhere && problem === undefined;
  useEffect(() => {
    if (opens) void open();
  }, [opens]);

  const shown = elsewhere ? 'game_not_found' : problem;
  return (
    <>
      <BackButton />
      {shown === undefined ? (
        <div className={s.cover}>
          <Spinner label={t`The lottery is opening`} large />
        </div>
      ) : (
        <StatePanel
          kind={shown === 'no_internet' ? 'offline' : 'error'}
          headingLevel={1}
          title={t`The lottery did not open`}
          {...(shown !== 'game_not_found' && { actionLabel: t`Try again`, onAction: () => setProblem(undefined) })}
        >
          {elsewhere ? <Trans>This link belongs to another site.</Trans> : i18n._(errorText[shown])}
        </StatePanel>
      )}
    </>
  );
}
