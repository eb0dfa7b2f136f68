import * as v from 'valibot';

/** The file that a member saves of a receipt: it is verified without the site, as `checkReceipt` does. */
const ReceiptFile = v.object({ receipt: v.string(), publicKey: v.string() });
type ReceiptFile = v.InferOutput<typeof ReceiptFile>;

/** The text of the file. */
export const receiptFileText = ({ receipt, publicKey }: ReceiptFile): string =>
  `${JSON.stringify({ receipt, publicKey }, null, 2)}\n`;

/** The inverse; undefined where the text is no such file. */
export function readReceiptFile(text: string): ReceiptFile | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ReceiptFile), text);
  return read.success ? read.output : undefined;
}
