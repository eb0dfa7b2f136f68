import { atom } from 'jotai';
import { statusResource } from '#src/state/site/site.ts';

/** The merchant's template of the deposit page, the plain one until it is known [S1-265]. */
export const depositTemplateAtom = atom(
  (get) => get(statusResource.atom(undefined)).value?.info.mobileTemplate.dep_func ?? 'base',
);
