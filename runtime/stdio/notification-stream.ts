import { setTimeout as wait } from "node:timers/promises";
import { isStream, readResponse } from "./read-response.ts";

export interface NotificationStreamOptions {
  /** Requests the event stream of the session. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly deliver: (message: string) => void;
  /** Waits between two attempts to open the stream. Default: real time, without keeping the process alive. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** The event stream on which the endpoint sends notifications to a session of the older era. */
export interface NotificationStream {
  /**
   * Opens the stream. Resolves when it is open, or if the endpoint has none or is unavailable. A stream that is interrupted
   * or unavailable is opened again, until `close` is called or the endpoint no longer offers it.
   */
  open(): Promise<void>;
  close(): void;
}

/** The pause before an ended stream is opened again, in milliseconds. It doubles while the endpoint is unavailable. */
const reopenMs = 1_000;
const maxReopenMs = 30_000;

const realPause = (ms: number): Promise<unknown> => wait(ms, undefined, { ref: false });

export function createNotificationStream({
  open,
  deliver,
  pause = realPause,
}: NotificationStreamOptions): NotificationStream {
  const closing = new AbortController();
  const { signal } = closing;
  let opening: Promise<Response | null | undefined> | null = null;

  /** Returns the response, null if the endpoint offers no stream, or undefined if it is temporarily unavailable. */
  async function request(): Promise<Response | null | undefined> {
    const response = await open(signal).catch(() => undefined);
    if (response === undefined || (response.ok && isStream(response))) return response;
    await response.body?.cancel();
    return response.status === 429 || response.status >= 500 ? undefined : null;
  }

  async function reopen(): Promise<Response | null> {
    for (let pauseMs = reopenMs; ; pauseMs = Math.min(2 * pauseMs, maxReopenMs)) {
      await pause(pauseMs);
      if (signal.aborted) return null;
      const response = await request();
      if (response !== undefined) return response;
    }
  }

  async function receive(first: Response | null | undefined): Promise<void> {
    for (let response = first === undefined ? await reopen() : first; response; response = await reopen()) {
      try {
        for await (const text of readResponse(response)) deliver(text);
      } catch {
        // interrupted
      }
    }
    opening = null; // the next subscription tries again
  }

  return {
    open: async () => {
      if (opening) return void (await opening);
      opening = request();
      void receive(await opening);
    },
    close: () => closing.abort(),
  };
}
