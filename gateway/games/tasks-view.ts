import { html } from 'hono/html';
import type { CallValue } from '#src/contract/call-types.ts';
import type { DailyTaskKind, dailyTasks } from '#src/contract/lobby/tasks.ts';

type Tasks = CallValue<typeof dailyTasks>;
export type TasksFound = Tasks | 'used' | 'silent';
type Language = 'pt' | 'en';

const texts = {
  pt: {
    title: 'Tarefas de hoje',
    signedOut: 'Entre na sua conta para ver o que você já fez hoje.',
    some: (done: number, all: number) => `${done} de ${all} feitas. A contagem recomeça à meia-noite.`,
    all: 'Tudo feito por hoje. A contagem recomeça à meia-noite.',
    none: 'Não há tarefas hoje.',
    used: 'Esta página já foi aberta. Volte e abra as tarefas de novo.',
    silent: 'Não foi possível carregar as tarefas. Volte e tente de novo daqui a pouco.',
    done: 'Concluída',
    of: (done: number, goal: number) => `${done} de ${goal}`,
    note: 'Só contam as rodadas com saldo, não as de demonstração. Jogue só se quiser.',
    rounds: ['Jogar uma rodada', (n: number) => `Jogar ${n} rodadas`],
    games: ['Jogar um jogo', (n: number) => `Jogar ${n} jogos diferentes`],
    vendors: ['Jogar um jogo de um provedor', (n: number) => `Jogar em ${n} provedores diferentes`],
  },
  en: {
    title: 'Today’s tasks',
    signedOut: 'Log in to see what you have done today.',
    some: (done: number, all: number) => `${done} of ${all} done. The count starts again at midnight.`,
    all: 'All done for today. The count starts again at midnight.',
    none: 'There are no tasks today.',
    used: 'This page has been opened before. Go back and open the tasks again.',
    silent: 'We could not load your tasks. Go back and try again in a moment.',
    done: 'Done',
    of: (done: number, goal: number) => `${done} of ${goal}`,
    note: 'Only balance rounds count, not demo rounds. Play only if you want to.',
    rounds: ['Play one round', (n: number) => `Play ${n} rounds`],
    games: ['Play one game', (n: number) => `Play ${n} different games`],
    vendors: ['Play a game from one provider', (n: number) => `Play at ${n} different providers`],
  },
} as const;

const named = (language: Language, kind: DailyTaskKind, goal: number): string => {
  const [one, several] = texts[language][kind];
  return goal === 1 ? one : several(goal);
};

/** The document: the tasks with what is done of them, or why there are none. */
export function showTasks(found: TasksFound, { language, theme }: { language: Language; theme: 'light' | 'dark' }) {
  const say = texts[language];
  const body =
    typeof found === 'string' ? html`<p class="about" role="alert">${say[found]}</p>` : listOf(found, language);
  return html`<!doctype html>
    <html lang="${language === 'pt' ? 'pt-BR' : 'en'}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${say.title}</title>
        <link rel="stylesheet" href="/tasks/tasks.css" />
      </head>
      <body>
        <h1>${say.title}</h1>
        ${body}
      </body>
    </html>`;
}

function listOf({ name, tasks }: Tasks, language: Language) {
  const say = texts[language];
  const finished = tasks.filter(({ goal, done = 0 }) => done >= goal).length;
  const counted = finished === tasks.length ? say.all : say.some(finished, tasks.length);
  const about = tasks.length === 0 ? say.none : name === undefined ? say.signedOut : counted;
  return html`<p class="about">${about}</p>
    <ul>
      ${tasks.map((task) => taskOf(task, language))}
    </ul>
    <p class="note">${say.note}</p>`;
}

function taskOf({ kind, goal, done }: Tasks['tasks'][number], language: Language) {
  const say = texts[language];
  const name = named(language, kind, goal);
  if (done === undefined) return html`<li><h2>${name}</h2></li>`;
  const shown = Math.min(done, goal);
  return html`<li class="${done >= goal ? 'done' : ''}">
    <h2>${name}</h2>
    <p class="count">${done >= goal ? say.done : say.of(shown, goal)}</p>
    <progress value="${shown}" max="${goal}" aria-label="${name}"></progress>
  </li>`;
}
