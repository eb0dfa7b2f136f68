type Log = (fields: Record<string, unknown>, message: string) => void;

/** The part of pino that the vendor uses. Tokens, codes and names are never among the fields. */
export type Logger = { info: Log; warn: Log; error: Log };
