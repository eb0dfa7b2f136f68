import { runAsPictureProcess } from '#gateway/process/picture-process.ts';
import { makeIcon, makePicture } from './re-encode.ts';

// A program of its own, started by remake-picture.ts: a file on the standard input, a JPEG on the standard output.
await runAsPictureProcess(process.argv[2] === 'icon' ? makeIcon : makePicture);
