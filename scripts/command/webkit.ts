import { buildWhenStale } from '../tool/build.ts';
import { runWebKitSmoke } from '../tool/webkit-smoke.ts';

const passes = async (): Promise<boolean> => (await runWebKitSmoke()).failure === undefined;

if (!((await buildWhenStale()) && (await passes()))) process.exitCode = 1;
