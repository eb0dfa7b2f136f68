import { useState } from 'react';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { upload } from '#src/contract/core/limits.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
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

const isRight = ({ type, size }: File): boolean =>
  upload.types.some((taken) => taken === type) && size <= upload.maxBytes;

/**
 * The pictures that go with something that is not sent yet. Each goes up as soon as it is chosen, so that one which is refused
 * is known before; `add` answers the files that are refused here already.
 */
export function useDraftPictures(first: readonly string[]) {
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
    add: (files: readonly File[]): File[] => {
      const right = files.filter(isRight).slice(0, upload.most - pictures.length);
      for (const file of right) {
        const key = randomId();
        setPictures((all) => [...all, { key, file }]);
        void readPreview(file).then((preview) => change(key, { preview }));
        void send(key, file);
      }
      return files.filter((file) => !isRight(file));
    },
    retry: ({ key, file }: DraftPicture) => file && void send(key, file),
    remove: ({ key, id }: DraftPicture) => {
      if (id !== undefined) void takeBackPicture(id);
      setPictures((all) => all.filter((one) => one.key !== key));
    },
    /** They went with what was sent. */
    clear: () => setPictures([]),
  };
}

const readPreview = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsDataURL(file);
  });
