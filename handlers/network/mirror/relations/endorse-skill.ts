import type { Endorsement } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import type { EndorsementRow } from "../tables/people.ts";
import { notify } from "../notices.ts";
import { requireConnection } from "../profiles/is-connected.ts";
import { findOtherMemberId } from "../profiles/find-member.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";
import { findSkill, readSkillNames } from "../profiles/skills.ts";

/** Endorses a skill of a connection, who is notified; repeating it changes nothing. */
export async function endorseSkill(view: NetworkView, reference: string, name: string): Promise<Endorsement> {
  const { memberId } = view;
  const id = await findOtherMemberId(view, reference);
  const known = findSkill(await readSkillNames(view, id), name);
  const receipt = await view.act("endorse_skill", async () => {
    await requireConnection(view, id);
    if (known === undefined) throw noSuchSkill(name);
    return (await readEndorsement(view, id, known)) ? null : { member_id: id, skill: known };
  });
  const skill = known ?? name;
  if (
    receipt &&
    (await recordEndorsement(view, { member_id: id, skill, endorser_id: memberId, created_at: receipt.at }))
  ) {
    await notify(view, [
      { memberId: id, kind: "endorsement", subjectId: memberId, action: `endorsed you for ${skill}` },
    ]);
  }
  const endorsement = await readEndorsement(view, id, skill);
  const profile = (await readMemberRefs(view, [id])).get(id);
  if (!endorsement || !profile) throw new Error(`the endorsement of member ${id} does not exist`);
  const { created_at, endorsement_count } = endorsement;
  return { profile, skill, endorsed_at: isoTime(created_at), endorsement_count };
}

const noSuchSkill = (name: string): Failure =>
  new Failure("not_found", {
    detail: `The member's profile does not have the skill "${name}".`,
    hint: "get_profile with the section skills lists the member's skills.",
  });

/** Records an endorsement and returns whether it is new. */
async function recordEndorsement({ db }: Pick<NetworkView, "db">, endorsement: EndorsementRow): Promise<boolean> {
  const added = await db
    .insertInto("net_endorsements")
    .values(endorsement)
    .onConflict((conflict) => conflict.doNothing())
    .returning("skill")
    .executeTakeFirst();
  if (!added) return false;
  await db
    .updateTable("net_skills")
    .set((set) => ({ endorsement_count: set("endorsement_count", "+", 1) }))
    .where("member_id", "=", endorsement.member_id)
    .where("skill", "=", endorsement.skill)
    .execute();
  return true;
}

async function readEndorsement({ db, memberId }: NetworkView, id: string, skill: string) {
  return db
    .selectFrom("net_endorsements as e")
    .innerJoin("net_skills as s", (join) =>
      join.onRef("s.member_id", "=", "e.member_id").onRef("s.skill", "=", "e.skill"),
    )
    .select(["e.created_at", "s.endorsement_count"])
    .where("e.member_id", "=", id)
    .where("e.skill", "=", skill)
    .where("e.endorser_id", "=", memberId)
    .executeTakeFirst();
}
