import { useState } from 'react';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { upload } from '#src/contract/core/limits.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { readPicture } from '#src/platform/device/read-picture.ts';
import { randomId } from '#src/platform/base/random-id.ts';
import { takeBackPicture, uploadPicture } from '#src/state/lobby/pictures.ts';

/** `id` once the gateway has it; `file` and `preview` (a data URL) of one that was chosen on this visit. */
export type DraftPicture = {
  readonly key: string;
  readonly id?: string;
  readonly file?: File;
  readonly preview?: string;
  readonly error?: ErrorCode | undefined;
};

/** Chosen files that do not go along: those that are no pictures or too large, and pictures beyond the most. */
export type Refused = { readonly wrong: readonly File[]; readonly tooMany: readonly File[] };

/**
 * The pictures of an unsent draft, at most `most`. Each is uploaded as soon as it is chosen, so that a refused one
 * is known early; `add` resolves with the files that are refused before an upload.
 */
export function useDraftPictures(first: readonly string[], most: number = upload.most) {
  const [pictures, setPictures] = useState<readonly DraftPicture[]>(() => first.map((id) => ({ key: id, id })));
  const change = (key: string, part: Partial<DraftPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const send = async (key: string, file: File) => {
    change(key, { error: undefined });
    try {
      change(key, { id: await uploadPicture(file, key) });
    } catch (cause) {
      change(key, { error: toAppError(cause).code });
    }
  };
  return {
    pictures,
    add: async (files: readonly File[]): Promise<Refused> => {
      const read = await Promise.all(files.map(readPicture));
      const right = read.filter((file) => file !== undefined);
      const room = most - pictures.length;
      for (const file of right.slice(0, room)) {
        const key = randomId();
        setPictures((all) => [...all, { key, file }]);
        void readPreview(file).then((preview) => change(key, { preview }));
        void send(key, file);
      }
      return { wrong: files.filter((_, at) => !read[at]), tooMany: right.slice(room) };
    },
    retry: ({ key, file }: DraftPicture) => file && void send(key, file),
    remove: ({ key, id }: DraftPicture) => {
      if (id !== undefined) void takeBackPicture(id);
      setPictures((all) => all.filter((one) => one.key !== key));
    },
    /** After they were sent. */
    clear: () => setPictures([]),
  };
}

const readPreview = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsDataURL(file);
  });
