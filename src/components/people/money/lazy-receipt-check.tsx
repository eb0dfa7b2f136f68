import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import type { ReceiptCheck as Loaded } from './receipt-check.tsx';

const Part = lazyPart(
  () => import('./receipt-check.tsx'),
  'ReceiptCheck',
  () => null,
);

/** The check of a receipt, whose code loads where it is shown. */
export const ReceiptCheck = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={null}>
    <Part {...props} />
  </Suspense>
);
