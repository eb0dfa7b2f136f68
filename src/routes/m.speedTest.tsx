import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SpeedTestPage } from '#src/features/speed-test/speed-test-page.tsx';

export const Route = createFileRoute('/m/speedTest')({
  staticData: { page: { title: msg`Speed test`, header: 'back', footer: true } },
  component: SpeedTestPage,
});
