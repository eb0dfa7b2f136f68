import type { walletCauses, walletPlaces, walletStates } from '#src/contract/wallets/wallets.ts';
import type { Language } from '#src/contract/core/wire.ts';

type Names<Codes extends readonly string[]> = Readonly<Record<Codes[number], readonly [pt: string, en: string]>>;

const states: Names<typeof walletStates> = {
  asked: ['Pedida', 'Requested'],
  sent: ['Enviada ao provedor', 'Sent to the provider'],
  waiting: ['Esperando a rodada terminar', 'Waiting for the round to end'],
  doubt: ['Sem resposta do provedor', 'No answer from the provider'],
  confirmed: ['Concluída', 'Completed'],
  refused: ['Não foi feita', 'Not made'],
};
const places: Names<typeof walletPlaces> = {
  main: ['Na carteira principal', 'In the main wallet'],
  moving: ['A caminho', 'On its way'],
  vendor: ['No provedor', 'At the provider'],
};
const causes: Names<typeof walletCauses> = {
  member: ['Pedida por você', 'Requested by you'],
  launch: ['Ao abrir um jogo', 'When a game was opened'],
  leave: ['Ao sair de um jogo', 'When a game was left'],
  all: ['Trazer tudo', 'Bring all home'],
};
const main: Names<readonly ['main']> = { main: ['Principal', 'Main'] };

/** The codes of wallets with their names; `vendors`: those that have wallets of their own. */
export function codesIn(language: Language, vendors: readonly { vassalage: string; name: string }[]) {
  const list = (kind: 'wallet' | 'state' | 'place' | 'cause', names: Names<readonly string[]>) =>
    Object.entries(names).map(([code, [pt, en]]) => ({ kind, code, name: language === 'en' ? en : pt }));
  return [
    ...list('wallet', main),
    ...vendors.map(({ vassalage, name }) => ({ kind: 'wallet' as const, code: vassalage, name })),
    ...list('state', states),
    ...list('place', places),
    ...list('cause', causes),
  ];
}
