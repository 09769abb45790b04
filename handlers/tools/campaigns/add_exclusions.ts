import type { AddExclusionsHandler } from "../../../generated/tools/campaigns/add_exclusions.ts";
import type { ServiceContext } from "../../context.ts";
import { addExclusions } from "../../service/leads/exclusion-entries.ts";

export const add_exclusions: AddExclusionsHandler<ServiceContext> = (input, context) => addExclusions(context, input);
