import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { measureRoute, type RouteSpeed } from '#src/platform/device/measure-route.ts';
import { statusResource } from '#src/state/site/site.ts';

/** `own`: the origin of this page. Without a result it is pending or being measured. */
export type MeasuredRoute = {
  readonly origin: string;
  readonly own: boolean;
  readonly result?: RouteSpeed | 'failed';
};

/** Measures this origin and each domain route of the status, one after the other so that none slows another down. */
export function useSpeedTest() {
  const others = useAtomValue(statusResource.atom(undefined)).value?.info.domainRoute ?? [];
  const own = location.origin;
  const origins = [own, ...others.filter((origin) => origin !== own)];
  const [run, setRun] = useState(0);
  const [results, setResults] = useState<Readonly<Record<string, RouteSpeed | 'failed'>>>({});
  const key = origins.join(' ');

  useEffect(() => {
    const stop = new AbortController();
    const measure = async () => {
      setResults({});
      for (const origin of key.split(' ')) {
        const result = await measureRoute(origin, stop.signal).catch(() => 'failed' as const);
        if (stop.signal.aborted) return;
        setResults((known) => ({ ...known, [origin]: result }));
      }
    };
    void measure();
    return () => stop.abort();
  }, [key, run]);

  const routes = origins.map((origin): MeasuredRoute => {
    const result = results[origin];
    return { origin, own: origin === own, ...(result !== undefined && { result }) };
  });
  return {
    routes,
    done: routes.every(({ result }) => result !== undefined),
    again: () => setRun((last) => last + 1),
  };
}

/** The domain with the lowest latency; undefined while fewer than two have responded. */
export function fastest(routes: readonly MeasuredRoute[]): string | undefined {
  const answered = routes.flatMap(({ origin, result }) =>
    result === undefined || result === 'failed' ? [] : [{ origin, latency: result.latency }],
  );
  return answered.length < 2
    ? undefined
    : answered.reduce((best, each) => (each.latency < best.latency ? each : best)).origin;
}
