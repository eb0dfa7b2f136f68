// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answerEverything } from '#src/components/testing/answer-everything.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { SiteClosed } from './site-closed.tsx';

afterEach(cleanup);

const text = (id: string, createdAt: number) => ({ id, title: id, content: '<p>x</p>', promotionType: '', createdAt });

it('shows the newest notice while the site is under maintenance [S1-392, S1-242]', async () => {
  const asked = answerEverything({ list: [text('Old', 1), text('New', 3), text('Newer than old', 2)] });
  await showInApp(() => <SiteClosed state={1} />);
  expect((await screen.findAllByRole('listitem')).map((line) => line.querySelector('h2')?.textContent)).toEqual([
    'New',
  ]);
  expect(asked).toContain('/wps/system/notice?language=en');
});

it('shows none to a restricted region [S1-243]', async () => {
  const asked = answerEverything({ list: [text('Old', 1)] });
  await showInApp(() => <SiteClosed state={2} />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(asked.filter((path) => path.startsWith('/wps/system/notice'))).toEqual([]);
});
