import { expect, it } from 'vitest';
import { errorText } from '#src/platform/language/error-text.ts';
import { textsIn } from '../support/texts.ts';

const inPortuguese = textsIn('pt');
const code = (name: keyof typeof errorText): string => errorText[name].message ?? '';

/** The catalogue of the requirements: each text in both languages. */
const catalogue: readonly [rule: string, english: string, portuguese: string][] = [
  ['S1-402', 'Please wait…', 'Aguarde…'],
  ['S1-315', code('not_logged_in'), 'Você não está conectado. Entre primeiro.'],
  ['S1-404', code('maintenance'), 'A plataforma está em manutenção. Volte daqui a pouco.'],
  ['S1-405', code('region_restricted'), 'Seu IP ou sua localização tem restrição. Acesso negado.'],
  ['S1-406', code('timeout'), 'Conexão lenta. Tente de novo em instantes.'],
  ['S1-407', code('no_internet'), 'Sem internet. Confira sua conexão e tente de novo.'],
  ['S1-408', code('system_updating'), 'O sistema está sendo atualizado. Tente mais tarde.'],
  ['S1-409', code('empty_url'), 'A URL pedida está vazia.'],
  ['S1-410', code('unknown_error'), 'Erro desconhecido. Tente de novo em instantes.'],
  ['S2-170', code('invitation_code_error'), 'Código de convite inválido. Confira ou peça outro.'],
  ['S2-225', code('verification_code_error'), 'Erro no código de verificação: está errado ou venceu. Tente de novo.'],
  [
    'S2-226',
    'Account format incorrect: 3 to 32 letters, digits, dots or dashes.',
    'Formato do usuário incorreto: de 3 a 32 letras, números, pontos ou traços.',
  ],
  [
    'S2-226',
    'Account format incorrect: letters, digits, dots or dashes, beginning with a letter.',
    'Formato do usuário incorreto: letras, números, pontos ou traços, começando por uma letra.',
  ],
  ['S2-227', 'Password format incorrect: 6 to 64 characters.', 'Formato da senha incorreto: de 6 a 64 caracteres.'],
  ['S2-227', 'Password format incorrect: check the list below.', 'Formato da senha incorreto: confira a lista abaixo.'],
  ['S2-227', 'Password format incorrect.', 'Formato da senha incorreto.'],
  [
    'S2-228',
    'Email format incorrect: use the form name@example.com.',
    'Formato do e-mail incorreto: use o formato nome@exemplo.com.',
  ],
  ['S2-164', 'Confirmation password not matched', 'A confirmação da senha não confere'],
  ['S2-165', code('same_password'), 'A senha nova e a senha antiga não podem ser iguais'],
  ['S2-229', code('referrer_link_error'), 'Erro no link de indicação: ninguém tem este código.'],
  ['S2-230', code('no_permission'), 'Sem permissão, ou a função está indisponível por enquanto.'],
  ['S2-231', code('recovery_failed'), 'O usuário não existe ou está desativado, ou a resposta não confere.'],
  ['S2-232', code('username_taken'), 'Este nome de usuário já existe. Escolha outro.'],
  ['S2-233', code('session_ended'), 'Sua conta foi desconectada. Entre de novo.'],
  ['S2-179', code('only_agents'), 'Somente agentes podem entrar.'],
  ['S2-234', code('non_agents'), 'Quem não é agente não pode entrar.'],
  ['S2-180', code('non_member'), 'Contas que não são de jogador não podem entrar.'],
  ['S1-012', code('real_account_required'), 'Entre com uma conta real para usar esta função'],
  ['S1-010', code('free_reject'), 'Contas de teste não podem fazer isto. Cadastre-se para jogar.'],
  ['S1-336', 'Coming soon', 'Em breve'],
  ['S2-235', 'Sending the code by SMS…', 'Enviando o código por SMS…'],
  ['S2-235', 'The code has been sent.', 'O código foi enviado.'],
  ['S2-236', 'Registered successfully. Welcome!', 'Cadastro concluído. Boas-vindas!'],
  ['S2-236', 'Registered successfully', 'Cadastro concluído'],
];

it.each(catalogue)('%s: "%s" is in Portuguese "%s"', (_rule, english, portuguese) =>
  expect(inPortuguese(english)).toBe(portuguese),
);
