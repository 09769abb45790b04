import type { ErrorModel, Model, Schema } from "../../model/model.ts";

/** The name of the component schema of problems, reserved for the generator; shared schemas cannot have it. */
export const PROBLEM = "Problem";

/** Returns the component schema of problem details (RFC 9457) with the extensions of the runtime. */
export function problemSchema(errors: readonly ErrorModel[]): Schema {
  return {
    type: "object",
    description: "An error (RFC 9457 problem details); MCP returns the same object.",
    required: ["type", "title", "status", "detail", "code", "hint", "request_id", "retryable"],
    properties: {
      type: { type: "string", format: "uri-reference", description: "URL of the code's documentation." },
      title: { type: "string", description: "Name of the error, the same for every occurrence." },
      status: { type: "integer", description: "HTTP status code." },
      detail: { type: "string", description: "Description of this occurrence." },
      instance: { type: "string", format: "uri-reference", description: "Path of the request." },
      code: { type: "string", enum: errors.map(({ code }) => code), description: "Machine-readable error code." },
      hint: { type: "string", description: "What to do about the error." },
      request_id: {
        type: "string",
        description: "Id to quote when contacting support; equals the X-Request-Id header.",
      },
      retryable: { type: "boolean", description: "Whether the same call may succeed later." },
      retry_after_seconds: { type: "integer", minimum: 0, description: "Wait this long before calling again." },
      errors: {
        type: "array",
        description: "The invalid arguments.",
        items: {
          type: "object",
          required: ["pointer", "detail"],
          properties: {
            pointer: { type: "string", description: "JSON pointer into the arguments." },
            detail: { type: "string", description: "What is wrong with the argument." },
            expected: { type: "string", description: "What the schema allows." },
            hint: { type: "string", description: "How to correct the argument." },
          },
        },
      },
      scopes: { type: "array", items: { type: "string" }, description: "Scopes, one of which is required." },
      category: { type: "string", description: "Safety category of the limit." },
      window: {
        type: "string",
        enum: ["daily", "weekly", "monthly"],
        description: "Window of a safety limit: today, the last 7 days or the last 30 days.",
      },
      limit: { type: "integer", description: "Maximum units or calls per window." },
      window_seconds: { type: "integer", minimum: 1, description: "Length of the window of a rate limit, in seconds." },
      remaining: { type: "integer", description: "Units or calls left." },
      reset_at: {
        type: "string",
        format: "date-time",
        description: "When the requested units are available again (UTC).",
      },
    },
  };
}

/** Returns an example problem of an error code. */
export function problemExample(error: ErrorModel, { service, scopes, limits }: Model): Schema {
  return {
    type: `${service.paths.docs}/errors#${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.text,
    code: error.code,
    hint: error.hint,
    request_id: "req_019a2b3c4d5e7f80a1b2c3d4e5f60718",
    retryable: error.retryable,
    ...extension(error.code, scopes.find(({ isDefault }) => isDefault)?.name, limits),
  };
}

function extension(code: string, scope: string | undefined, { safety: [safety], plans }: Model["limits"]): Schema {
  if (code === "out_of_scope" && scope !== undefined) return { scopes: [scope] };
  const plan = plans.find(({ isDefault }) => isDefault);
  if (code === "rate_limited" && plan)
    return { retry_after_seconds: 1, limit: plan.burst, window_seconds: plan.windowSeconds, remaining: 0 };
  if (code === "safety_limit_reached" && safety) {
    const { name, daily } = safety;
    const reset = { retry_after_seconds: 3600, reset_at: "2026-01-01T00:00:00Z" };
    return { ...reset, category: name, window: "daily", limit: daily, remaining: 0 };
  }
  if (code !== "invalid_arguments") return {};
  const detail = "must have at most 100 characters";
  return {
    errors: [{ pointer: "/name", detail, expected: "a string of at most 100 characters", hint: "Shorten it." }],
  };
}
