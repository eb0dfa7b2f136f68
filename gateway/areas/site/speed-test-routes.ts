import { randomBytes } from 'node:crypto';
import { speedTestMostBytes, speedTestPath } from '#src/contract/site/speed-test.ts';
import { wireInteger } from '#src/contract/core/wire.ts';
import * as v from 'valibot';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { check } from '#gateway/http/request-body.ts';

const Query = v.object({ bytes: v.optional(wireInteger(0, speedTestMostBytes), 0) });

/** Random bytes, so that no proxy can compress them. */
const noise = randomBytes(speedTestMostBytes);

/** Bytes for the speed test. Any page may read them and their timing: they contain no data and identify no visitor. */
export function addSpeedTestRoutes(app: App, gateway: Gateway): void {
  app.get(speedTestPath, async (c) => {
    await gateway.limits.consume('speed-test', c.var.ip);
    const { bytes } = check(Query, c.req.query()) as v.InferOutput<typeof Query>;
    return c.body(noise.subarray(0, bytes), 200, {
      'Content-Type': 'application/octet-stream',
      'Cache-Control': 'no-store, no-transform',
      'Access-Control-Allow-Origin': '*',
      'Timing-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
