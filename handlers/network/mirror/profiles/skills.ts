import { Failure } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { indexMember } from "./index-member.ts";

const maxSkills = 100;

/** Adds a skill to the account's own profile, unless the profile has it. */
export async function addSkill(view: NetworkView, skill: string): Promise<void> {
  const { db, memberId } = view;
  const receipt = await view.act("add_skill", async () => {
    const known = await readSkillNames(view, memberId);
    if (findSkill(known, skill) !== undefined) return null;
    if (known.length < maxSkills) return { skill };
    const detail = `The profile has ${maxSkills} skills, the maximum.`;
    throw new Failure("conflict", { detail, hint: "Remove one with manage_profile_skills first." });
  });
  if (!receipt) return;
  await db
    .insertInto("net_skills")
    .values({ member_id: memberId, skill, endorsement_count: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await indexMember(view, memberId);
}

/** Removes a skill with its endorsements. */
export async function removeSkill(view: NetworkView, skill: string): Promise<void> {
  const { db, memberId } = view;
  const known = findSkill(await readSkillNames(view, memberId), skill);
  const receipt = await view.act("remove_skill", async () => (known === undefined ? null : { skill: known }));
  if (!receipt || known === undefined) return;
  await db.deleteFrom("net_endorsements").where("member_id", "=", memberId).where("skill", "=", known).execute();
  await db.deleteFrom("net_skills").where("member_id", "=", memberId).where("skill", "=", known).execute();
  await indexMember(view, memberId);
}

export async function readSkillNames({ db }: NetworkView, memberId: string): Promise<string[]> {
  const rows = await db.selectFrom("net_skills").select("skill").where("member_id", "=", memberId).execute();
  return rows.map(({ skill }) => skill);
}

/** Returns the skill with this name, compared without case and accents. Symbols distinguish skills: C, C++ and C#. */
export function findSkill(skills: readonly string[], name: string): string | undefined {
  const folded = fold(name);
  return skills.find((skill) => skill === name) ?? skills.find((skill) => fold(skill) === folded);
}

const fold = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
