import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { addressResource, mallResource, ordersResource } from './mall.resource.ts';

/** Loads the point mall for members who may enter it. */
export async function loadMall(store: Store): Promise<void> {
  if (!(await loadsFor(store, may.promotions))) return;
  const params = { language: store.get(languageAtom) };
  await beginReads(
    mallResource.ensure(store, params),
    ordersResource.ensure(store, params),
    addressResource.ensure(store, undefined),
  );
}
