import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '#src/features/security/payment-page.tsx';
import { loadPayment } from '#src/features/security/security-loader.ts';
export const Route = createFileRoute('/m/securityCenter_/payment')({
  staticData: {
    page: {
      title: msg`Payment password`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'security',
    },
  },
  validateSearch: ({ next }: Record<string, unknown>): { next?: 'withdraw' | undefined } => ({
    next: next === 'withdraw' ? next : undefined,
  }),
  loader: ({ context }) => loadPayment(context.store),
  component: PaymentPage,
});
