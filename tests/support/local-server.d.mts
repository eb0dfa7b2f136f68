export type SeenRequest = { method: string; url: URL; headers: Record<string, string | undefined>; body: string };
export type LocalResponse = {
  head: (status: number, headers: Record<string, string>) => void;
  /** Sends the head before any of the body. */
  flush: () => void;
  write: (part: string) => Promise<unknown>;
  end: (rest?: string) => void;
  /** Drops the connection, whatever has been sent by then. */
  cut: () => void;
  onClose: (listener: () => void) => void;
};
/** Starts a server on a free port; every request goes to `handle`. */
export declare function startLocalServer(
  handle: (request: SeenRequest, response: LocalResponse) => void,
): Promise<{ origin: string; close: () => void }>;
