import type { GetJobHandler } from "../../../generated/tools/search/get_job.ts";
import type { ServiceContext } from "../../context.ts";

export const get_job: GetJobHandler<ServiceContext> = (input, { network }) => network.search.job(input.job_id);
