import { searchText } from '#src/contract/core/search-text.ts';

/** The invitation code that a link brings; plain code, because every search schema is part of the first route. */
export const readRegisterSearch = ({
  affiliateCode: code,
}: Record<string, unknown>): { affiliateCode?: string | undefined } => ({
  // What is not named at all stays as the address has it.
  affiliateCode: typeof code === 'string' ? searchText(code) : undefined,
});
