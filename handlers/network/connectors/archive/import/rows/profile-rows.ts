import type { ArchiveContents } from "../../read/index.ts";
import type { ArchiveRows } from "./archive-rows.ts";
import { latestRows } from "./latest-rows.ts";
import { firstDayOf, lastDayOf } from "./partial-days.ts";
import { educationRowId, memberRowId, positionRowId, recommendationRowId } from "./row-ids.ts";

type ProfileTables = "net_positions" | "net_educations" | "net_skills" | "net_endorsements" | "net_recommendations";

/** Returns the rows of the owner's profile, and of endorsements and recommendations in both directions. */
export function profileRows(contents: ArchiveContents): Pick<ArchiveRows, ProfileTables> {
  const owner = memberRowId(contents.owner.personId);
  const endorsements = endorsementRows(contents, owner);
  return {
    net_positions: contents.positions.map(({ id, company, title, location, description, ...position }) => ({
      id: positionRowId(id),
      member_id: owner,
      company_id: null,
      company_name: company,
      title: title ?? "",
      location,
      started_on: firstDayOf(position.startedOn),
      ended_on: position.isCurrent ? null : lastDayOf(position.endedOn),
      description,
    })),
    net_educations: contents.educations.map(({ id, school, degree, startedOn, endedOn }) => ({
      id: educationRowId(id),
      member_id: owner,
      school,
      degree,
      field: null,
      started_year: startedOn === null ? null : Number(startedOn.day.slice(0, 4)),
      ended_year: endedOn === null ? null : Number(endedOn.day.slice(0, 4)),
    })),
    net_skills: [...new Set(contents.skills.map(({ name }) => name))].map((skill) => ({
      member_id: owner,
      skill,
      endorsement_count: endorsements.filter((row) => row.member_id === owner && row.skill === skill).length,
    })),
    net_endorsements: endorsements,
    net_recommendations: recommendationRows(contents, owner),
  };
}

/** Only visible endorsements. A person can endorse a skill only once, so the latest row counts. */
function endorsementRows({ endorsements }: ArchiveContents, owner: string): ArchiveRows["net_endorsements"] {
  const rows = endorsements
    .filter(({ status }) => status === null || status.toUpperCase() === "ACCEPTED")
    .map(({ direction, personId, skill, endorsedAt }) => {
      const other = memberRowId(personId);
      const [member_id, endorser_id] = direction === "received" ? [owner, other] : [other, owner];
      return { member_id, skill, endorser_id, created_at: endorsedAt };
    });
  return latestRows(rows, (row) => JSON.stringify([row.member_id, row.skill, row.endorser_id]));
}

/** Only recommendations that have a known direction and are not hidden. */
function recommendationRows({ recommendations }: ArchiveContents, owner: string): ArchiveRows["net_recommendations"] {
  return recommendations.flatMap(({ id, direction, personId, text, createdAt, status }) => {
    if (direction === null || (status !== null && status.toUpperCase() !== "VISIBLE")) return [];
    const other = memberRowId(personId);
    const [member_id, author_id] = direction === "received" ? [owner, other] : [other, owner];
    // The archive contains the position of the other person, but not the relationship.
    return [{ id: recommendationRowId(id), member_id, author_id, relationship: "", text, created_at: createdAt }];
  });
}
