import { describe, expect, it } from 'vitest';
import { findImportFaults } from '../../scripts/law/import-law.ts';
import { writeTree } from '../../scripts/testing/write-tree.ts';

const faultsWith = (files: Record<string, string>) => findImportFaults(writeTree(files));

describe('cycles', () => {
  it('refuses files that import each other, however long the cycle', () => {
    const cycle = {
      'src/ui/a.ts': `import './b.ts';`,
      'src/ui/b.ts': `export const load = () => import('./c.ts');`,
      'src/ui/c.ts': `import './a.ts';`,
    };
    expect(faultsWith(cycle)).toEqual([
      'these files import each other in a cycle: src/ui/a.ts, src/ui/b.ts, src/ui/c.ts',
    ]);
  });

  it('refuses a file that imports itself', () => {
    expect(faultsWith({ 'src/ui/a.ts': `import './a.ts';` })[0]).toMatch(/in a cycle: src\/ui\/a\.ts$/);
  });

  it('refuses a cycle of types, too', () => {
    const files = {
      'src/ui/a.ts': `import './b.ts';\nexport type A = 1;`,
      'src/ui/b.ts': `import type { A } from './a.ts';\nexport type B = A;`,
    };
    expect(faultsWith(files)[0]).toMatch(/in a cycle: src\/ui\/a\.ts, src\/ui\/b\.ts$/);
  });
});
