import type { RequestRecommendationHandler } from "../../../generated/tools/profile/request_recommendation.ts";
import type { ServiceContext } from "../../context.ts";

export const request_recommendation: RequestRecommendationHandler<ServiceContext> = (input, { network }) => {
  const { profile_id, relationship, text } = input;
  return network.relations.requestRecommendation(profile_id, { relationship, message: text });
};
