import { build } from '../tool/build.ts';

process.exitCode = (await build()) ? 0 : 1;
