import * as v from 'valibot';
import type { Dated } from '#src/platform/resource/slot.ts';
import { defineStored, type Stored, type StorageOwner } from '#src/platform/storage/storage.ts';

type DatedOptions = { key: string; owner: StorageOwner; version: number; schema: v.GenericSchema };

/** Stores a resource's last value with its age. */
export const defineDated = ({ schema, ...options }: DatedOptions): Stored<Dated | null> =>
  defineStored<Dated | null>({
    ...options,
    schema: v.nullable(v.object({ value: schema, at: v.number() })),
    fallback: null,
  });
