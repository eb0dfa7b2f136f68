import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { addressResource, mallResource, ordersResource } from './mall.resource.ts';

/** Loads the point mall for members who may enter it. */
export async function loadMall(store: Store): Promise<void> {
  const params = { language: store.get(languageAtom) };
  await beginReads(
    mallResource.ensure(store, params),
    ordersResource.ensure(store, params),
    addressResource.ensure(store, undefined),
  );
}
