import { searchText } from '#src/contract/core/search-text.ts';

/** The invitation code of a link; plain code, because every search schema is part of the first route. */
export const readRegisterSearch = ({
  affiliateCode: code,
}: Record<string, unknown>): { affiliateCode?: string | undefined } => ({
  // Parameters that are not listed stay unchanged.
  affiliateCode: typeof code === 'string' ? searchText(code) : undefined,
});
