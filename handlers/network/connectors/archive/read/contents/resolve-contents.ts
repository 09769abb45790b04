import type { CollectedRecords, Identified } from "../collect/collect-records.ts";
import type { ArchiveConnection, ArchiveContents, ArchiveInvitation } from "./archive-contents.ts";
import type { RawInvitation } from "../records/relations.ts";
import { findOwner } from "./find-owner.ts";
import { hasConnection, ownerId, PeopleTable } from "./people-table.ts";
import type { PersonReference } from "../records/person-key.ts";
import type { RecordCounter } from "../source/record-counter.ts";
import { addMessagePeople, resolveMessages } from "./resolve-messages.ts";

/** Identifies the people in the records and assembles the contents, without the report. */
export function resolveContents(records: CollectedRecords, counter: RecordCounter): Omit<ArchiveContents, "report"> {
  const profile = profileOf(records);
  const { invitations, messages } = records;
  const owner = findOwner({ profile, invitations, messages });
  const people = new PeopleTable(owner, counter);
  const connections = learnPeople(records, people);
  const personOf = <Raw extends { readonly person: PersonReference; readonly id: string }>({
    person,
    ...rest
  }: Raw) => ({
    ...rest,
    personId: people.resolve(person, rest.id),
  });
  const conversing = resolveMessages(messages, people, counter);
  const resolved = {
    invitations: invitations.map((invitation) => resolveInvitation(invitation, people)),
    endorsements: endorsementsOf(records).map(personOf),
    recommendations: recommendationsOf(records).map(personOf),
    memberFollows: records.member_follows.map(personOf),
    personNotes: records.person_notes.map(personOf),
  };
  return {
    owner: { ...owner, personId: ownerId },
    profile,
    positions: records.positions,
    educations: records.educations,
    skills: records.skills,
    languages: records.languages,
    sections: sectionsOf(records),
    people: people.all,
    connections,
    ...conversing,
    ...resolved,
    companyFollows: records.company_follows,
    shares: records.shares,
    comments: records.comments,
    reactions: records.reactions,
    reposts: records.reposts,
    votes: records.votes,
    savedItems: records.saved_items,
    savedJobs: records.saved_jobs,
    jobApplications: records.job_applications,
    searchQueries: records.search_queries,
    events: records.events,
    richMedia: records.rich_media,
    emailAddresses: records.email_addresses,
    phoneNumbers: records.phone_numbers,
    learning: records.learning,
  };
}

function profileOf({ profile: [profile], profile_summary: [summary] }: CollectedRecords) {
  if (profile === undefined) return null;
  const { id: _id, ...record } = profile;
  return { ...record, summary: record.summary ?? summary?.text ?? null };
}

function sectionsOf(records: CollectedRecords) {
  const { certifications, honors, projects, publications, courses } = records;
  const { volunteering, organizations, patents, test_scores } = records;
  const lists = [
    certifications,
    honors,
    projects,
    publications,
    courses,
    volunteering,
    organizations,
    patents,
    test_scores,
  ];
  return lists.flat();
}

function endorsementsOf({ endorsements, endorsements_given }: CollectedRecords) {
  return [...endorsements, ...endorsements_given];
}

function recommendationsOf(records: CollectedRecords) {
  return [...records.recommendations_received, ...records.recommendations_given, ...records.recommendations];
}

/** Adds all people with an address, and connections without one, before names are resolved. */
function learnPeople(records: CollectedRecords, people: PeopleTable): ArchiveConnection[] {
  const personIds = new Map<string, string>();
  for (const connection of records.connections) {
    const personId = people.learn(connection.person);
    if (personId !== null) {
      personIds.set(connection.id, personId);
      people.setConnection(personId, connection);
    }
  }
  for (const { inviter, invitee } of records.invitations) {
    people.learn(inviter);
    people.learn(invitee);
  }
  for (const { person } of [...endorsementsOf(records), ...records.person_notes]) people.learn(person);
  addMessagePeople(records.messages, people);
  const withoutAddress = records.connections.filter(({ id }) => !personIds.has(id));
  const ids = people.learnConnections(withoutAddress.map(({ id, person }) => ({ id, name: person.name })));
  for (const [at, connection] of withoutAddress.entries()) {
    const personId = ids[at] ?? ownerId; // one id for each connection
    personIds.set(connection.id, personId);
    people.setConnection(personId, connection);
  }
  const connected = new Set<string>([ownerId]);
  return records.connections.flatMap(({ id, connectedOn }) => {
    const personId = personIds.get(id) ?? ownerId;
    if (connected.has(personId)) return [];
    connected.add(personId);
    return [{ id, personId, connectedOn }];
  });
}

function resolveInvitation(invitation: Identified<RawInvitation>, people: PeopleTable): ArchiveInvitation {
  const { id, direction: given, sentAt, message } = invitation;
  const inviterId = given === "outgoing" ? ownerId : people.resolve(invitation.inviter, id);
  const inviteeId = given === "incoming" ? ownerId : people.resolve(invitation.invitee, id);
  const derived = inviterId === ownerId ? "outgoing" : inviteeId === ownerId ? "incoming" : null;
  const other = people.get(inviterId === ownerId ? inviteeId : inviterId);
  return {
    id,
    direction: given ?? derived,
    inviterId,
    inviteeId,
    sentAt,
    message,
    isConnected: hasConnection(other),
  };
}
