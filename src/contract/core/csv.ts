import type { Language } from './wire.ts';

export type Cell = string | number;

export const byteOrderMark = '\ufeff';
export const lineEnd = '\r\n';

/** Brazilian spreadsheets separate cells by semicolons, because the comma is their decimal mark. */
export const csvForms = { pt: { separator: ';', decimal: ',' }, en: { separator: ',', decimal: '.' } } as const;

/** First characters of a cell that a spreadsheet would evaluate as a formula. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+(?:[.,]\d+)?$/;

/** A line of CSV (RFC 4180) without its end. A text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export const csvLine = (cells: readonly Cell[], separator: ',' | ';' = ','): string =>
  cells
    .map(String)
    .map((text) => (formula.test(text) && !number.test(text) ? `'${text}` : text))
    .map((text) => (/["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(separator);

/** A table as the text of a file that spreadsheets of a language open as it is; amounts such as '-12.50' have its decimal mark. */
export function csvFile(rows: readonly (readonly Cell[])[], language: Language): string {
  const { separator, decimal } = csvForms[language];
  const localized = (cell: Cell) => (/^-?\d+\.\d\d$/.test(String(cell)) ? String(cell).replace('.', decimal) : cell);
  return byteOrderMark + rows.map((cells) => csvLine(cells.map(localized), separator) + lineEnd).join('');
}

/** The cells of such a line; a quoted cell may not contain line ends. */
export function csvCells(line: string, separator: ',' | ';'): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    if (line[at] === '"') {
      const quoted = /^"(?:[^"]|"")*"/.exec(line.slice(at))?.[0] ?? line.slice(at);
      cells.push(quoted.slice(1, -1).replaceAll('""', '"'));
      at += quoted.length + 1;
    } else {
      const end = line.indexOf(separator, at);
      cells.push(line.slice(at, end < 0 ? undefined : end));
      at = end < 0 ? line.length + 1 : end + 1;
    }
  }
  return cells;
}
