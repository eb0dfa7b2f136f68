import { childEnvironment } from './process.ts';

/** How Node is told to run the gateway: collecting young values often costs little and holds less memory. */
export const gatewayArguments = ['--max-semi-space-size=8', 'gateway/server.ts'];

/**
 * The gateway's environment. glibc gives a freed block back to the system only where it lies last: answers above 8 kB get
 * blocks of their own, or a hundred thousand of them leave 60 MB behind (decision 004; other systems ignore it).
 */
export const gatewayEnvironment = (extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  childEnvironment({ MALLOC_MMAP_THRESHOLD_: '8192', MALLOC_MMAP_MAX_: '65536', ...extra });
