import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Gauge from 'lucide-react/icons/gauge';
import { onlineAtom } from '#src/platform/device/online.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { brandAtom } from '#src/state/site/site.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import s from './speed-test-page.module.css';
import { fastest, type MeasuredRoute, useSpeedTest } from './use-speed-test.ts';
import type { Language } from '#src/contract/core/wire.ts';

/** Bits a second as megabits: one decimal below ten, none above (`0,8`, `25`). */
export function formatMegabits(bits: number, language: Language): string {
  const megabits = bits / 1_000_000;
  const text = megabits < 10 ? Math.max(0.1, megabits).toFixed(1) : String(Math.round(megabits));
  return language === 'pt' ? text.replace('.', ',') : text;
}

/** /m/speedTest: how fast each domain of the site is from here; our own page, for the merchant's link [S2-028]. */
export function SpeedTestPage() {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const brand = useAtomValue(brandAtom);
  const { routes, done, again } = useSpeedTest();
  const best = fastest(routes);
  if (!online && routes.every(({ result }) => result === 'failed'))
    return (
      <StatePanel kind="offline" title={t`No internet`} actionLabel={t`Measure again`} onAction={again}>
        <Trans>There is nothing to measure without a connection.</Trans>
      </StatePanel>
    );
  return (
    <div className={s.page}>
      <p className={s.about}>
        {t`How fast this device reaches ${brand} right now. Shorter waits and higher speeds are better.`}
      </p>
      <ul className={s.routes}>
        {routes.map((route) => (
          <li key={route.origin}>
            <Card className={s.route}>
              <div className={s.name}>
                <Gauge size={20} />
                <h2>{new URL(route.origin).host}</h2>
                {route.origin === best && (
                  <span className={s.mark}>
                    <Trans>Fastest</Trans>
                  </span>
                )}
              </div>
              <Reading route={route} />
            </Card>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {done && <Trans>The test is complete.</Trans>}
      </p>
      <Button wide variant="soft" pending={!done} onClick={again}>
        <Trans>Measure again</Trans>
      </Button>
    </div>
  );
}

function Reading({ route: { origin, own, result } }: { route: MeasuredRoute }) {
  const language = useAtomValue(languageAtom);
  if (result === undefined)
    return (
      <p className={s.wait}>
        <Spinner />
        <Trans>Measuring…</Trans>
      </p>
    );
  if (result === 'failed')
    return (
      <p className={s.failed}>
        <Trans>This address did not answer.</Trans>
      </p>
    );
  const latency = Math.max(1, Math.round(result.latency));
  const speed = formatMegabits(result.throughput, language);
  return (
    <>
      <dl className={s.figures}>
        <div>
          <dt>
            <Trans>Waiting time</Trans>
          </dt>
          <dd>
            <Trans>{latency} ms</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Speed</Trans>
          </dt>
          <dd>
            <Trans>{speed} Mbit/s</Trans>
          </dd>
        </div>
      </dl>
      {!own && (
        <a href={`${origin}/m/login`} className={buttonClass({ variant: 'text' })}>
          <Trans>Use this address</Trans>
        </a>
      )}
    </>
  );
}
