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
  loader: ({ context }) => loadPayment(context.store),
  component: PaymentPage,
});
