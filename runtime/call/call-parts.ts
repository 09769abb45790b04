import type { ContextClass } from "./call-context.ts";
import type { CallServices } from "./call-services.ts";
import type { CallParts } from "./execute.ts";
import { createRecorder } from "./record-call.ts";
import { createRecoverCall } from "./recover-call.ts";
import { createRunHandler } from "./run-handler.ts";
import { createStepStore } from "./step-store.ts";
import { createSteppedCalls } from "./stepped-calls.ts";
import { createStepMetrics } from "./steps/step-metrics.ts";
import { defaultStepOptions, type StepOptions } from "./steps/step-options.ts";
import type { Tool } from "./tool.ts";
import { createRunWrite } from "./run-write.ts";

/** Assembles the functions that run the handlers of calls. */
export function createCallParts<Context>(
  services: CallServices,
  Context: ContextClass<Context>,
  tools: ReadonlyMap<string, Tool<Context>>,
  stepOptions: Partial<StepOptions> = {},
): CallParts<Context> {
  const options = { ...defaultStepOptions, ...stepOptions };
  const recorder = createRecorder(services, services.callCounts);
  const runHandler = createRunHandler(services, Context);
  const runWrite = createRunWrite(services, recorder, runHandler, options);
  const metrics = createStepMetrics(services.metrics, services.store);
  const stepStore = createStepStore<Context>(services, recorder, metrics, options);
  const recoverCall = createRecoverCall(services, tools, options);
  const steppedCalls = createSteppedCalls({ services, recorder, runWrite, recoverCall, stepStore, metrics, options });
  return { recorder, runHandler, runWrite, steppedCalls };
}
