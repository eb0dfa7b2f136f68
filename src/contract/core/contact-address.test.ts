import { expect, it } from 'vitest';
import { contactAddress } from './contact-address.ts';

it.each([
  ['https://suporte.mare.example/chat?fila=geral', 'suporte.mare.example'],
  ['http://10.0.0.1:8080/x', '10.0.0.1:8080'],
  ['tg://resolve?domain=mare', 'tg: resolve'],
  ['whatsapp://send?phone=5511999999999', 'whatsapp: send'],
  ['tel:+558005550199', '+558005550199'],
  ['tel:0800-000-0000', '0800 000 0000'],
  ['mailto:ola@mare.example?subject=x', 'ola@mare.example'],
])('%s may be opened, and says that it leads to %s [S1-263]', (text, host) => {
  expect(contactAddress(text)?.host).toBe(host);
});

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'intent://scan/#Intent;end',
  'blob:https://mare.example/x',
  '//no.scheme.example',
  '',
])('%s opens nothing [S1-263]', (text) => expect(contactAddress(text)).toBeUndefined());
