import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';

/** The exit code for a file that is no picture. */
export const unreadableExit = 3;

/** Makes the out-of-memory killer of Linux choose this process and not the gateway. */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Elsewhere nothing is lost but this preference.
  }
}

/** The whole of a program that makes one picture of its standard input, and ends. */
export async function runAsPictureProcess(make: (file: Buffer) => Promise<Buffer>): Promise<void> {
  goFirst();
  const file = await buffer(process.stdin);
  const made = await make(file).catch(() => undefined);
  // The library says much of what it could not read; none of it is worth a word to the sender.
  if (made) process.stdout.write(made);
  else process.exitCode = unreadableExit;
}
