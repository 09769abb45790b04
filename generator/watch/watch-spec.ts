import { join } from "node:path";
import { createCheckMemory } from "../check-memory.ts";
import { createMemory } from "../emit/remember.ts";
import { isEmpty, type Difference } from "../compare-files.ts";
import { emitFiles, readModel } from "../generate.ts";
import { today, writeGenerated } from "../generate-folder.ts";
import type { Diagnostic } from "../load/diagnostic.ts";
import type { SpecTexts } from "../load/load-spec.ts";
import type { Model } from "../model/model.ts";
import { readSpec } from "../read-folder.ts";
import { watchFolder } from "./watch-folder.ts";

/** The state of a specification after a change. */
export interface WatchUpdate {
  readonly diagnostics: readonly Diagnostic[];
  /** The time taken by reading and checking, in milliseconds. */
  readonly checkMs: number;
}

export interface WatchHandlers {
  /** Called at the start and after each change, before files are written. */
  readonly onChecked: (update: WatchUpdate) => void;
  /** Called after `generated/` has been written or found up to date, but not again if nothing has changed since. */
  readonly onGenerated: (difference: Difference) => void;
  /** Called if the specification cannot be read or `generated/` cannot be written. The watch continues. */
  readonly onError: (error: Error) => void;
}

/** Delay before a check, in milliseconds, because editors write a file in several steps. */
const settleMs = 20;
/** Delay, in milliseconds, before a failed attempt to read the specification or to write `generated/` is repeated. */
const retryMs = 1_000;

/**
 * Checks and generates a specification now and after each change, until the signal aborts. Files that have not changed
 * are not parsed again, and tools that do not depend on the change are not checked again. Only two kinds
 * of texts are generated again: those that depend on the change, and those about the whole service, such as lists, which are
 * joined from remembered parts.
 */
export async function watchSpec(root: string, handlers: WatchHandlers, signal: AbortSignal): Promise<void> {
  const memory = createCheckMemory();
  const remember = createMemory();
  const changes = observe(join(root, "spec"), signal);
  let checked: SpecTexts | null = null;
  /** The current model; null if there are diagnostics. */
  let current: Model | null = null;
  /** The model whose files have not been written yet; null if there is none. */
  let unwritten: Model | null = null;
  let written: Model | null = null;
  /** The message of the last error, which is not reported again while it persists. */
  let reported = "";
  while (!signal.aborted) {
    const start = performance.now();
    try {
      const texts = readSpec(root) ?? new Map<string, string>();
      if (checked === null || !isSame(checked, texts)) {
        checked = texts;
        const { diagnostics, model } = readModel(texts, today(), memory);
        unwritten = current = model;
        handlers.onChecked({ diagnostics, checkMs: Math.round(performance.now() - start) });
        await changes.settle(0);
      } else unwritten = current; // what touched spec/ without changing a text, such as Git, may have changed generated/
      if (unwritten && !changes.isPending()) {
        const files = await emitFiles(unwritten, remember);
        if (!changes.isPending()) {
          const difference = await writeGenerated(root, files);
          const isRepeated = unwritten === written && isEmpty(difference);
          [written, unwritten] = [unwritten, null];
          if (!isRepeated) handlers.onGenerated(difference);
        }
      }
      reported = "";
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error.message !== reported) handlers.onError(error);
      reported = error.message;
    }
    await changes.next(reported === "" ? null : retryMs);
  }
}

function isSame(before: SpecTexts, after: SpecTexts): boolean {
  return before.size === after.size && [...after].every(([path, text]) => before.get(path) === text);
}

interface Changes {
  readonly isPending: () => boolean;
  /** Lets pending notifications arrive. */
  readonly settle: (ms: number) => Promise<void>;
  /** Resolves after the next change, or after `waitMs` milliseconds unless null. */
  readonly next: (waitMs: number | null) => Promise<void>;
}

/** Observes a folder until the signal aborts. */
function observe(folder: string, signal: AbortSignal): Changes {
  let isPending = false;
  let wake = (): void => undefined;
  const notice = (): void => {
    isPending = true;
    wake();
  };
  signal.addEventListener("abort", notice);
  watchFolder(folder, notice, signal);
  const settle = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  return {
    isPending: () => isPending,
    settle,
    next: async (waitMs) => {
      if (!isPending && !signal.aborted) {
        const timer = waitMs === null ? undefined : setTimeout(notice, waitMs);
        await new Promise<void>((resolve) => (wake = resolve));
        clearTimeout(timer);
      }
      if (!signal.aborted) await settle(settleMs);
      isPending = false;
    },
  };
}
