// Generated from spec/tools/search/get_job.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Job } from "../../schemas.ts";

/** The validated arguments of `get_job`, without `account_id` and `preview`. */
export interface GetJobInput {
  /** Job id or URL. */
  job_id: string;
}

/** The error codes that `get_job` can return. */
export type GetJobErrorCode = CommonErrorCode;

/** Get job: Read one job posting with the company and the poster. */
export type GetJobHandler<Context> = (
  input: GetJobInput,
  context: Context,
) => Promise<Job>;

/** The data of `get_job` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_job",
    title: "Get job",
    description: "Read one job posting with the company and the poster.",
    category: "search",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["job_id", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/title",
      "/description",
      "/company/handle",
      "/company/name",
      "/company/industry",
      "/company/location",
      "/poster/handle",
      "/poster/name",
      "/poster/headline",
      "/location",
    ],
    errors: [],
    synonyms: [
      "read, open or show a vacancy, job ad, opening, position or offer",
      "details, requirements and description of a job, salary, who posted it",
      "view, see, check, look at, display, role",
      "tell me more about an opening, who is the recruiter",
      "what does a position require",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/jobs/{job_id}",
      tool: "get_job",
      operationId: "get_job",
      pathParameters: ["job_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
