import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { signInFor } from '#src/components/kit/sign-in-for.ts';
import { saveIntent } from '#src/state/app/intent.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { useMoment } from './promotion-time.ts';
import type { PromotionEntry } from './rewards.ts';
import { usePromotionAction } from './use-promotion-action.ts';
import { useReward } from './use-reward.ts';
import { useAudience } from './use-promotions.ts';
import s from './promotion-page.module.css';

/** The next action of a promotion, at the lower edge: by its status and its reader. */
export function PromotionAction({ entry }: { entry: PromotionEntry }) {
  const who = useAudience();
  const running = entry.status === 'process';
  if (who === 'agent' && running)
    return (
      <Dock>
        <p>
          <Trans>Agents do not take part in promotions.</Trans>
        </p>
      </Dock>
    );
  if (who === 'trial' && running)
    return (
      <Dock>
        <p>
          <Trans>Free accounts cannot take part. Create an account to join.</Trans>
        </p>
        <RegisterHere big />
      </Dock>
    );
  if (who === 'visitor' && running) return <SignInFirst name={entry.promotion.title} />;
  return <ByStatus entry={entry} />;
}

const Dock = ({ children }: { children: ReactNode }) => <div className={s.dock}>{children}</div>;

function SignInFirst({ name }: { name: string }) {
  const navigate = useNavigate();
  return (
    <Dock>
      <Button big wide onClick={() => void signInFor({ kind: 'page' }, { kind: 'join', name }, navigate)}>
        <Trans>Log in to take part</Trans>
      </Button>
      <RegisterHere />
    </Dock>
  );
}

/** Leads to the registration or login, and from there back to the promotion. */
const RegisterHere = ({ big }: { big?: boolean }) => (
  <Link
    to="/m/register"
    state={{ tapped: true }}
    onClick={() => saveIntent({ kind: 'page' })}
    className={buttonClass({ wide: true, ...(big ? { big } : { variant: 'text' }) })}
  >
    <Trans>Create a free account</Trans>
  </Link>
);

function ByStatus({ entry }: { entry: PromotionEntry }) {
  const language = useAtomValue(languageAtom);
  const moment = useMoment(language);
  const { promotion, own, status } = entry;
  const issued = own?.rewards.find(({ state }) => state === 'issued');
  const isDue = own !== undefined && own.due.length > 0;
  const amount = useReward()(issued?.amount ?? '0.00', issued?.points ?? 0);
  const act = usePromotionAction({
    reviewed: isDue || (promotion.review && promotion.goal === 'none'),
    amount,
    points: issued?.points ?? 0,
  });
  const button = (variant: 'brand' | 'play', text: ReactNode) => (
    <Dock>
      {act.problem && <InlineAlert>{act.problem}</InlineAlert>}
      {act.off && <p id="promotion-off">{act.off}</p>}
      <Button
        variant={variant}
        big
        wide
        pending={act.pending}
        aria-disabled={act.off ? true : undefined}
        aria-describedby={act.off ? 'promotion-off' : undefined}
        onClick={() => act.run({ id: promotion.id, stage: issued?.stage })}
      >
        {text}
      </Button>
    </Dock>
  );

  if (issued) return button('play', <Trans>Claim {amount}</Trans>);
  if (isDue) return button('brand', <Trans>Request the reward</Trans>);
  switch (status) {
    case 'process':
      return button('brand', <Trans>Take part</Trans>);
    case 'signed':
      return (
        <Dock>
          <Link
            to="/m/gameList"
            search={{ gameType: promotion.category === '' ? 'HOT' : promotion.category }}
            className={buttonClass({ variant: 'play', big: true, wide: true })}
          >
            <Trans>Choose a game</Trans>
          </Link>
        </Dock>
      );
    case 'rejected':
      return (
        <Dock>
          <Link to="/m/feedback" className={buttonClass({ variant: 'soft', big: true, wide: true })}>
            <Trans>Contact us about it</Trans>
          </Link>
        </Dock>
      );
    case 'coming':
      return (
        <Dock>
          <p>
            <Trans>You can take part from {moment(promotion.startsAt)}.</Trans>
          </p>
        </Dock>
      );
    case 'applying':
      return (
        <Dock>
          <p>
            <Trans>We are reviewing it. The answer will appear here; you do not need to do anything else.</Trans>
          </p>
        </Dock>
      );
    default:
      return (
        <Dock>
          <Link to="/m/activity" className={buttonClass({ variant: 'soft', big: true, wide: true })}>
            <Trans>See other promotions</Trans>
          </Link>
        </Dock>
      );
  }
}
