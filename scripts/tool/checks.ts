import { findBrowserFaults } from '../law/browser-law.ts';
import { findBudgetFaults } from '../law/budgets.ts';
import { findRoomFaults } from '../law/count-rooms.ts';
import { findCitationFaults } from '../law/citations.ts';
import { findImportFaults } from '../law/import-law.ts';
import { findLazyScreenFaults } from '../law/lazy-screens.ts';
import { findOldPhoneFaults } from '../law/old-phones.ts';
import { findSourceFaults } from '../law/source-law.ts';
import { findUncheckedFiles } from '../law/type-checked.ts';
import { measureHomeDocument } from './home-size.ts';
import { projectRoot } from './launch.mjs';
import { binary } from './process.ts';
import type { Step } from './step.ts';

/** Static checks of the source. `npm run check` and `npm test` both begin with them. */
export const staticChecks: readonly Step[] = [
  { name: 'types', program: binary('tsc'), args: ['-b'] },
  {
    name: 'format',
    program: binary('prettier'),
    args: ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
  },
  { name: 'lint', program: binary('oxlint'), args: ['--deny-warnings'] },
  { name: 'law of imports', work: () => findImportFaults(projectRoot) },
  { name: 'rooms of the gateway', work: () => findRoomFaults(projectRoot) },
  { name: 'source law', work: () => findSourceFaults(projectRoot) },
  { name: 'files of the type check', work: () => findUncheckedFiles(projectRoot) },
  { name: 'browser law', work: () => findBrowserFaults(projectRoot) },
  { name: 'citations', work: () => findCitationFaults(projectRoot) },
  { name: 'dead code', program: binary('knip'), args: ['--no-progress'] },
  {
    name: 'messages are in the catalogues',
    program: binary('lingui'),
    args: ['check', 'sync', '--clean', '--workers', '1', '--verbose'],
  },
  {
    name: 'messages are translated',
    program: binary('lingui'),
    args: ['check', 'missing', '--mode', 'catalog', '--locale', 'pt', '--workers', '1', '--verbose'],
  },
];

export const unitTests: Step = { name: 'unit tests', program: binary('vitest'), args: ['run', '--project', 'unit'] };

/** Checks of the build, in this order: the budgets use the measurement of the first. */
export const stepsOnBuild: readonly Step[] = [
  { name: 'home document', work: () => measureHomeDocument(projectRoot) },
  { name: 'byte budgets', work: () => findBudgetFaults(projectRoot) },
  { name: 'lazy screens', work: () => findLazyScreenFaults(projectRoot) },
  { name: 'old phones', work: () => findOldPhoneFaults(projectRoot) },
];
