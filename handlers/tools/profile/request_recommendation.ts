import type { RequestRecommendationHandler } from "../../../generated/tools/profile/request_recommendation.ts";
import type { ServiceContext } from "../../context.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const request_recommendation: RequestRecommendationHandler<ServiceContext> = async (input, { network }) => {
  const { profile_id, relationship, text } = input;
  refuseBlank({ text });
  return network.relations.requestRecommendation(profile_id, { relationship, message: text });
};
