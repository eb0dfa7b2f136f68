import type { Server } from 'node:http';
import { ConfigError } from './config.ts';

/** Binds a server; a port that is taken or forbidden is a ConfigError of one sentence. `name` is the setting. */
export async function listen(
  server: Server,
  name: 'PORT' | 'GAMES_PORT',
  port: number,
  host: string | undefined,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  }).catch((error: unknown) => {
    throw portProblem(error, name, port);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** What a failed listen means for the operator; any other error comes back as it is. */
export function portProblem(error: unknown, name: 'PORT' | 'GAMES_PORT', port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} is already in use; set ${name} to another one.`);
  if (code === 'EACCES')
    return new ConfigError(`Port ${port} may not be used by this account; set ${name} to one above 1023.`);
  if (code === 'EADDRNOTAVAIL') return new ConfigError('HOST names an address that this machine does not have.');
  return error;
}
