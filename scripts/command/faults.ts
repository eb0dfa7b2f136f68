import { buildWhenStale } from '../tool/build.ts';
import { ensureChromium } from '../tool/chromium.ts';
import { runFaultMatrix } from '../tool/fault-matrix.ts';

const chromium = await ensureChromium();
if (!chromium) console.error('There is no Chromium here and none could be installed; set CHROMIUM_PATH.');
// All cells; with arguments, those whose names contain one of the words.
const went = chromium && (await buildWhenStale()) && (await runFaultMatrix(chromium, process.argv.slice(2)));
if (!went) process.exitCode = 1;
