import type { RelationsPort } from "../../port/relations.ts";
import type { NetworkView } from "../network-view.ts";
import { listConnections, readConnection } from "./connections.ts";
import { endorseSkill } from "./endorse-skill.ts";
import { listFollowers } from "./followers.ts";
import { followMember } from "./follows.ts";
import { requestRecommendation } from "./recommendation-requests.ts";

export function createRelations(view: NetworkView): RelationsPort {
  return {
    connections: (query, page) => listConnections(view, query, page),
    connection: (reference) => readConnection(view, reference),
    followers: (query, page) => listFollowers(view, query, page),
    follow: (reference) => followMember(view, reference),
    endorse: (reference, skill) => endorseSkill(view, reference, skill),
    requestRecommendation: (reference, request) => requestRecommendation(view, reference, request),
  };
}
