import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { makeIcon, makePicture } from './re-encode.ts';
import { unreadableExit } from './run-re-encode.ts';

// A program of its own, started by run-re-encode.ts: a file on the standard input, a JPEG on the standard output.

/** Where memory is short, this process goes and not the gateway. Linux alone knows it. */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Elsewhere nothing is lost but this preference.
  }
}

async function work(): Promise<void> {
  goFirst();
  const file = await buffer(process.stdin);
  const made = await (process.argv[2] === 'icon' ? makeIcon(file) : makePicture(file)).catch(() => undefined);
  // The library says much of what it could not read; none of it is worth a word to the sender.
  if (made) process.stdout.write(made);
  else process.exitCode = unreadableExit;
}

await work();
