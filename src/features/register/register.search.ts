import { searchText } from '#src/contract/search-text.ts';

/** The invitation code that a link brings; plain code, because every search schema is part of the first route. */
export const readRegisterSearch = ({ affiliateCode: code }: Record<string, unknown>): { affiliateCode?: string } =>
  typeof code === 'string' || typeof code === 'number' ? { affiliateCode: searchText(String(code)) } : {};
