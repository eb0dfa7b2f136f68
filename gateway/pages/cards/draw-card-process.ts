import { runAsPictureProcess } from '../../process/picture-process.ts';
import { drawCard } from './draw-card.ts';

// A program of its own, started by card-pictures.ts: a drawing on the standard input, a PNG on the standard output.
await runAsPictureProcess(drawCard);
