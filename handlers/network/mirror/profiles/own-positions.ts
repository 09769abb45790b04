import { argumentFailure, Failure } from "../../../../runtime/index.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { PositionFields } from "../../port/acts.ts";
import type { PositionChanges } from "../../port/own-profile.ts";
import type { NetworkView } from "../network-view.ts";
import { findCompanyId } from "./company-summaries.ts";
import { indexMember } from "./index-member.ts";
import { readPositions } from "./profile-sections.ts";
import { withoutUndefined } from "../sql/without-undefined.ts";

const maxPositions = 100;

type NewPosition = PositionChanges & { readonly title: string; readonly started_on: string };

/** Adds a position to the account's own profile. */
export async function addPosition(view: NetworkView, position: NewPosition): Promise<void> {
  const { db, memberId } = view;
  const fields: PositionFields = { ...unknownFields, ...(await toFields(view, position)) };
  requireOrder(view, fields);
  const { id } = await view.act("add_position", async () => {
    const positions = await readPositions(view, memberId);
    if (positions.length >= maxPositions) {
      const detail = `The profile has ${maxPositions} positions, the maximum.`;
      throw new Failure("conflict", { detail, hint: "Remove one with manage_profile_positions first." });
    }
    return fields;
  });
  await db
    .insertInto("net_positions")
    .values({ id, member_id: memberId, ...fields })
    .execute();
  await updateCurrentPosition(view);
}

/** Changes fields of a position on the account's own profile. Undefined fields are unchanged. */
export async function updatePosition(view: NetworkView, id: string, changes: PositionChanges): Promise<void> {
  const { db, memberId } = view;
  const known = await findPosition(view, id);
  const fields = await toFields(view, changes);
  requireOrder(view, { ...known, ...fields });
  await view.act("update_position", async () => ({ position_id: id, ...fields }));
  await db.updateTable("net_positions").set(fields).where("member_id", "=", memberId).where("id", "=", id).execute();
  await updateCurrentPosition(view);
}

export async function removePosition(view: NetworkView, id: string): Promise<void> {
  const { db, memberId } = view;
  await view.act("remove_position", async () => {
    await findPosition(view, id);
    return { position_id: id };
  });
  await db.deleteFrom("net_positions").where("member_id", "=", memberId).where("id", "=", id).execute();
  await updateCurrentPosition(view);
}

const unknownFields = {
  title: "",
  company_id: null,
  company_name: "",
  location: null,
  started_on: "",
  ended_on: null,
  description: null,
};

/** Converts the given fields to columns; an employer becomes its name, and its id if it has a page. */
async function toFields(view: NetworkView, { company, ...rest }: PositionChanges): Promise<Partial<PositionFields>> {
  const fields = withoutUndefined(rest);
  if (company === undefined) return fields;
  if ("name" in company) return { ...fields, company_id: null, company_name: company.name };
  const id = await findCompanyId(view, company.reference);
  const { name } = await view.db
    .selectFrom("net_companies")
    .select("name")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...fields, company_id: id, company_name: name };
}

async function findPosition(
  { db, memberId }: NetworkView,
  id: string,
): Promise<Pick<PositionFields, "started_on" | "ended_on">> {
  const row = await db
    .selectFrom("net_positions")
    .select(["started_on", "ended_on"])
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row) return row;
  const detail = "The account's profile has no such position.";
  throw new Failure("not_found", {
    detail,
    hint: "get_profile without profile_id lists the positions with their ids.",
  });
}

function requireOrder(
  { now }: NetworkView,
  { started_on, ended_on }: Pick<PositionFields, "started_on" | "ended_on">,
): void {
  if (started_on > isoTime(now()).slice(0, 10))
    throw argumentFailure("/started_on", "The position starts in the future.", "Send today or an earlier day.");
  if (ended_on !== null && ended_on !== "" && ended_on < started_on)
    throw argumentFailure(
      "/ended_on",
      "The position ends before it starts.",
      `Send ${started_on} or a later day, or null.`,
    );
}

/** Copies the latest current position to the member's row, which searches and lists read. */
async function updateCurrentPosition(view: NetworkView): Promise<void> {
  const { db, memberId } = view;
  const [first] = await readPositions(view, memberId);
  const current = first?.ended_on === null ? first : undefined;
  await db
    .updateTable("net_members")
    .set({
      title: current?.title ?? "",
      company_id: current?.company_id ?? null,
      company_name: current?.company_name ?? "",
    })
    .where("id", "=", memberId)
    .execute();
  await indexMember(view, memberId);
}
