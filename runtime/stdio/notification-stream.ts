import { setTimeout as wait } from "node:timers/promises";
import { isStream, readResponse } from "./read-response.ts";

export interface NotificationStreamOptions {
  /** Requests the event stream of the session. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly deliver: (message: string) => void;
}

/** The event stream on which the endpoint sends notifications to a session of the older era. */
export interface NotificationStream {
  /** Opens the stream and keeps it open. Resolves when it is open, or when the endpoint has none. */
  open(): Promise<void>;
  close(): void;
}

/** The pause before an ended stream is opened again, in milliseconds. */
const reopenMs = 1_000;

export function createNotificationStream({ open, deliver }: NotificationStreamOptions): NotificationStream {
  const closing = new AbortController();
  const { signal } = closing;
  let opening: Promise<Response | null> | null = null;

  /** Returns the response, or null if the endpoint offers no stream or cannot be reached. */
  async function request(): Promise<Response | null> {
    const response = await open(signal).catch(() => null);
    if (response?.ok && isStream(response)) return response;
    await response?.body?.cancel();
    opening = null; // the next subscription tries again
    return null;
  }

  async function receive(first: Response | null): Promise<void> {
    for (let response = first; response;) {
      try {
        for await (const text of readResponse(response)) deliver(text);
      } catch {
        // interrupted
      }
      await wait(reopenMs, undefined, { ref: false });
      response = signal.aborted ? null : await request();
    }
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
