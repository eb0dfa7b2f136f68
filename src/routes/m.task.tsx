import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadTasks } from '#src/features/tasks/tasks-loader.ts';
import { TasksPage } from '#src/features/tasks/tasks-page.tsx';

export const Route = createFileRoute('/m/task')({
  // [S1-076, S1-008]
  staticData: { page: { title: msg`Tasks`, header: 'back', footer: false, may: 'tasks' } },
  loader: ({ context }) => loadTasks(context.store),
  component: TasksPage,
});
