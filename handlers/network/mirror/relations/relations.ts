import type { RelationsPort } from "../../port/relations.ts";
import type { NetworkView } from "../network-view.ts";
import { blockMember, listBlocks, unblockMember } from "./blocks.ts";
import { followCompany } from "./company-follows.ts";
import { listConnections, readConnection } from "./connections.ts";
import { readCoveredTexts } from "./covered-texts.ts";
import { endorseSkill } from "./endorse-skill.ts";
import { listFollowers } from "./followers.ts";
import { listFollowing } from "./following.ts";
import { followMember, unfollowMember } from "./follows.ts";
import { listUpdates } from "./network-updates.ts";
import { requestRecommendation } from "./recommendation-requests.ts";
import { readRelationship } from "./relationship.ts";
import { removeFromConnections } from "./remove-connection.ts";
import { listSuggestions } from "./suggestions.ts";

export function createRelations(view: NetworkView): RelationsPort {
  return {
    connections: (query, page) => listConnections(view, query, page),
    connection: (reference) => readConnection(view, reference),
    texts: (list) => readCoveredTexts(view, list),
    relationship: (reference) => readRelationship(view, reference),
    suggestions: (page) => listSuggestions(view, page),
    updates: (query, page) => listUpdates(view, query, page),
    followers: (query, page) => listFollowers(view, query, page),
    follow: (reference) => followMember(view, reference),
    unfollow: (reference) => unfollowMember(view, reference),
    followCompany: (reference, following) => followCompany(view, reference, following),
    following: (query, page) => listFollowing(view, query, page),
    remove: (reference) => removeFromConnections(view, reference),
    block: (reference, reason) => blockMember(view, reference, reason),
    unblock: (reference) => unblockMember(view, reference),
    blocks: (page) => listBlocks(view, page),
    endorse: (reference, skill) => endorseSkill(view, reference, skill),
    requestRecommendation: (reference, request) => requestRecommendation(view, reference, request),
  };
}
