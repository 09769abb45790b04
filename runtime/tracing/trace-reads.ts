import type { ReadForCaller, ReadSubject } from "../call/read-for-caller.ts";
import type { Tracing } from "./tracing.ts";

/** The MCP method of each kind of read; files are read over REST. */
const operations: Readonly<Record<ReadSubject["kind"], string>> = {
  resource: "resources/read",
  completion: "completion/complete",
  file: "files/read",
};

/** Records the reads of resources, completions and files. */
export const traceReads = <Context>(read: ReadForCaller<Context>, tracing: Tracing): ReadForCaller<Context> => {
  return (request, subject, work) => {
    const operation = `${operations[subject.kind]} ${subject.name}`;
    return tracing.traceRead({ operation, requestId: request.requestId }, () => read(request, subject, work));
  };
};
