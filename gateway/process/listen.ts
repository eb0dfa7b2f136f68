import type { Server } from 'node:http';
import { ConfigError } from './config.ts';

type PortName = 'PORT' | 'GAMES_PORT' | 'BANK_PORT';

/** Binds a server; a port that is taken or forbidden is a ConfigError of one sentence. `name` is the setting. */
export async function listen(server: Server, name: PortName, port: number, host: string | undefined): Promise<number> {
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

/** Error codes of an address that the machine does not have, such as IPv6. */
const hasNot: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Binds a server of its own for each address, all to the same port; of several addresses, the later ones may be missing on the
 * machine. Throws what `listen` throws.
 */
export async function listenOnEach<S extends Server>(
  make: () => S,
  name: PortName,
  port: number,
  hosts: readonly (string | undefined)[],
): Promise<{ port: number; servers: readonly S[] }> {
  const servers: S[] = [];
  let bound = port;
  for (const host of hosts) {
    const server = make();
    try {
      bound = await listen(server, name, bound, host);
      servers.push(server);
    } catch (error) {
      const cause = error instanceof ConfigError ? error.cause : error;
      if (servers.length > 0 && cause instanceof Error && 'code' in cause && hasNot.has(cause.code)) continue;
      for (const one of servers) one.close();
      throw error;
    }
  }
  return { port: bound, servers };
}

/** Turns a failed listen into a ConfigError for the operator; any other error is returned unchanged. */
function portProblem(error: unknown, name: PortName, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is already in use; set ${name} to another one.`, { cause: error });
  if (code === 'EACCES')
    return new ConfigError(`Port ${port} may not be used by this account; set ${name} to one above 1023.`, {
      cause: error,
    });
  if (code === 'EADDRNOTAVAIL')
    return new ConfigError('HOST names an address that this machine does not have.', { cause: error });
  return error;
}
