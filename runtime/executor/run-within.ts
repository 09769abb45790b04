import { Failure } from "./failure.ts";

/**
 * Runs work that may take at most `timeoutMs` and ends early when `outer` is aborted. The signal it is given tells it to
 * stop; the returned promise does not wait for it.
 * @throws Failure `timed_out` when the time is over.
 */
export async function runWithin<Result>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let abort = (_failure: Failure): void => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    abort = (failure) => {
      controller.abort(failure);
      reject(failure);
    };
  });
  const onOuterAbort = (): void =>
    abort(new Failure("timed_out", { detail: "The client went away before the call was done." }));
  const timer = setTimeout(() => abort(new Failure("timed_out")), timeoutMs);
  outer?.addEventListener("abort", onOuterAbort);
  try {
    return await Promise.race([work(controller.signal), stopped]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", onOuterAbort);
  }
}
