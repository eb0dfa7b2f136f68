import { liveModelList } from '#src/contract/lobby/live-models.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The hosts who are shown and streaming [S1-394]. */
export const liveModelsResource = defineRead({
  name: 'live-models',
  call: liveModelList,
  query: ({ language }: { language: Language }) => ({ merchant: env.merchant, language, active: 1, streaming: 1 }),
  pick: ({ models }) => models,
  dehydrate: true,
  freshFor: 60_000,
});
