import type { Rolldown } from 'vite';

/** Code that agents alone load, by path: calls, shared parts, pages. Rains of envelopes are members' as well. */
export const agentCode = {
  contract: 'src/contract/agents/(?!envelopes|rain-|seeded-|split-)',
  parts: 'src/components/people/agents/',
  features: 'src/features/(?:agent-[a-z]+|team)/',
} as const;
const pages = [
  'src/features/records/team-record-',
  String.raw`src/routes/m\.(?:agent|member\.(?:agent|team)|teamBetting)`,
];
const agents = new RegExp(`/(?:${[...Object.values(agentCode), ...pages].join('|')})`);

/**
 * The file name of a chunk. The entry names some 90 files: without their sources' names, which .vite/manifest.json has, it is 0.5 kB smaller.
 * Catalogues keep theirs. `agents-*` is not in the worker's list of files, which every player loads: an agent's browser caches it when a page
 * asks for it.
 */
export function chunkFileName({ name, moduleIds }: Rolldown.PreRenderedChunk): string {
  if (/^(?:en|pt)\b/.test(name)) return 'assets/[name]-[hash].js';
  return moduleIds.every((id) => agents.test(id)) ? 'assets/agents-[hash:7].js' : 'assets/[hash:7].js';
}
