/** The contents of a Pix code ('copia e cola', also drawn as a QR code): EMV's merchant-presented code in the Central Bank's profile. */
export type BrCode = {
  /** A static code names the payee's key, a dynamic one the address of its charge, without a scheme. */
  payee: { key: string } | { url: string };
  /** `'12.34'`; left out where the payer chooses. */
  amount?: string | undefined;
  /** The payee's: written in capitals without accents, name up to 25 characters, city up to 15. */
  name: string;
  city: string;
  /** 1 to 25 letters and digits of a static code; `***` for none, as every dynamic code has it. */
  txid: string;
};

const longest = 512;
const pix = 'br.gov.bcb.pix';

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;
/** In capitals, without accents and signs that not every bank reads. */
const plain = (text: string, most: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^ -~]/g, '')
    .toUpperCase()
    .slice(0, most)
    .trim();

/** Writes a code with its checksum. Throws a RangeError where a part does not fit, such as a key above 77 characters. */
export function writeBrCode({ payee, amount, name, city, txid }: BrCode): string {
  const [account, once] = 'key' in payee ? [field('01', payee.key), ''] : [field('25', payee.url), field('01', '12')];
  const parts = [
    field('00', '01') + once,
    field('26', field('00', pix) + account),
    `${field('52', '0000')}${field('53', '986')}`,
    amount === undefined ? '' : field('54', amount),
    `${field('58', 'BR')}${field('59', plain(name, 25))}${field('60', plain(city, 15))}`,
    `${field('62', field('05', txid))}6304`,
  ];
  const text = parts.join('');
  const code = text + checksum(text);
  if (readBrCode(code) === undefined) throw new RangeError('a part does not fit into a Pix code');
  return code;
}

/** Reads a code as a person pasted it; undefined where it is none, or where its checksum tells of a missing or changed character. */
export function readBrCode(pasted: string): BrCode | undefined {
  const code = pasted.trim();
  if (code.length > longest || !/6304[\da-f]{4}$/i.test(code)) return undefined;
  if (checksum(code.slice(0, -4)) !== code.slice(-4).toUpperCase()) return undefined;
  const fields = readFields(code);
  const account = readFields(fields?.get('26') ?? '');
  const name = fields?.get('59');
  const city = fields?.get('60');
  const txid = readFields(fields?.get('62') ?? '')?.get('05') ?? '***';
  const amount = fields?.get('54');
  const key = account?.get('01');
  const url = account?.get('25');
  if (fields?.get('00') !== '01' || fields.get('53') !== '986' || fields.get('58') !== 'BR') return undefined;
  if (account?.get('00')?.toLowerCase() !== pix || (key === undefined) === (url === undefined)) return undefined;
  if (name === undefined || city === undefined || !/^(?:\*{3}|[a-zA-Z\d]{1,25})$/.test(txid)) return undefined;
  if (amount !== undefined && !/^\d{1,10}\.\d{2}$/.test(amount)) return undefined;
  if (key !== undefined && key.length > 77) return undefined;
  return { payee: key === undefined ? { url: url ?? '' } : { key }, amount, name, city, txid };
}

/** The fields by id: two digits of id, two of length, the value. Undefined where they do not end with the text, or one comes twice. */
function readFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4));
    const [, id = '', length = '0'] = head ?? [];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (!head || value.length !== Number(length) || value === '' || fields.has(id)) return undefined;
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE of the text's bytes, four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x80_00) === 0 ? crc << 1 : (crc << 1) ^ 0x10_21) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
