import { existsSync } from 'node:fs';
import { run } from './process.ts';

/** Installs a Debian package when running as root with apt available. Returns whether it is installed now. */
export async function aptInstall(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  if ((await install()).code === 0) return true;
  await run('apt-get', ['update'], { env });
  return (await install()).code === 0;
}
