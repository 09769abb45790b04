import type { PartialDate } from "../rows/cells.ts";
import { stableId } from "../records/stable-id.ts";
import type { FoundOwner } from "./find-owner.ts";
import type { RecordCounter } from "../source/record-counter.ts";
import { personNameKey, personKey, type PersonReference } from "../records/person-key.ts";

/** A person, or a page that writes messages like one. */
export interface Person {
  /** The id, which is the same in every archive that identifies the person in the same way. */
  readonly id: string;
  /**
   * How the person is identified: as the owner, by a profile address, by a page's address, by a name that nobody else
   * has, or not at all. Unidentified people may have a name; they are different persons in each conversation or record.
   */
  readonly identifiedBy: "owner" | "profile" | "page" | "name" | "nothing";
  /** The slug of the profile address, the path of a page (`company/<slug>`), or null. */
  readonly key: string | null;
  /** null if no name is known: closed accounts, and some recipients. */
  readonly name: string | null;
  readonly url: string | null;
  /** The data of the list of connections; null for people who are not connections. */
  readonly connection: PersonDetails | null;
}

export interface PersonDetails {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly company: string | null;
  readonly position: string | null;
  readonly connectedOn: PartialDate | null;
}

type MutablePerson = { -readonly [Key in keyof Person]: Person[Key] };

/** The owner's id, whether an address is known or not. */
export const ownerId = stableId("person", "owner");

/**
 * The people of an archive. First, all references with addresses are added. Then, references are resolved by address,
 * or by name if exactly one person has it.
 */
export class PeopleTable {
  readonly #people = new Map<string, MutablePerson>();
  /** The ids of the people with each name. */
  readonly #byName = new Map<string, Set<string>>();
  /** A cache of resolved addresses, because each occurs in many rows. */
  readonly #byUrl = new Map<string, MutablePerson>();
  readonly #ownerKey: string | null;
  readonly #counter: RecordCounter;

  constructor(owner: FoundOwner, counter: RecordCounter) {
    this.#counter = counter;
    this.#ownerKey = owner.key;
    this.#add({
      id: ownerId,
      identifiedBy: "owner",
      key: owner.key,
      name: owner.name,
      url: owner.key === null ? null : addressOf(owner.key),
    });
  }

  get all(): readonly Person[] {
    return [...this.#people.values()];
  }

  get(id: string): Person | undefined {
    return this.#people.get(id);
  }

  isKnownName(key: string): boolean {
    return this.#byName.has(key);
  }

  /** Returns whether the person with an address is known by the given name. */
  hasName(url: string, name: string): boolean {
    const person = this.#personAt(url);
    return person !== null && this.#byName.get(personNameKey(name) ?? "")?.has(person.id) === true;
  }

  /** Adds the person with a profile address and returns the id, or returns null if there is no valid address. */
  learn({ name, url }: PersonReference): string | null {
    const person = url === null ? null : this.#personAt(url);
    if (person === null) return null;
    if (name !== null && name !== person.name && personNameKey(name) !== null) {
      person.name ??= name;
      this.#addName(name, person.id);
    }
    return person.id;
  }

  /** Uses a name for a person who has none. The name is not certain enough to identify the person. */
  suggestName(url: string, name: string): void {
    const person = this.#personAt(url);
    if (person !== null) person.name ??= knownName(name);
  }

  /**
   * Adds the people of connections without an address. If only one person has the name of a connection, the two are
   * matched. The connection becomes a separate person if several people or several of the given connections have the
   * name, or if the person already belongs to another connection. Returns the ids, in order.
   */
  learnConnections(connections: readonly { readonly id: string; readonly name: string | null }[]): string[] {
    const counts = new Map<string | null, number>();
    for (const { name } of connections) counts.set(personNameKey(name), (counts.get(personNameKey(name)) ?? 0) + 1);
    return connections.map(({ id: recordId, name }) => {
      const key = personNameKey(name);
      const others = [...(this.#byName.get(key ?? "") ?? [])].filter((id) => id !== ownerId);
      const isUnique = key !== null && counts.get(key) === 1;
      const free = others.filter((id) => this.#people.get(id)?.connection === null);
      if (isUnique && others.length === 1 && free[0] !== undefined) return free[0];
      const isNamed = isUnique && others.length === 0;
      const id = isNamed ? stableId("person", "name", key) : stableId("person", "connection", recordId);
      this.#add({ id, identifiedBy: isNamed ? "name" : "nothing", key: null, name: knownName(name), url: null });
      return id;
    });
  }

  /** Marks a person as a connection. The first details are kept. */
  setConnection(id: string, details: PersonDetails): void {
    const person = this.#people.get(id);
    if (person === undefined || id === ownerId) return;
    const { firstName, lastName, email, company, position, connectedOn } = details;
    person.connection ??= { firstName, lastName, email, company, position, connectedOn };
  }

  /**
   * Returns the id of a person: by address, or by name if at most one person has it. A new name adds a person. Anybody
   * else becomes a separate person for each scope, which is the id of a conversation or record. All references without
   * a name in one scope are the same person.
   */
  resolve({ name, url }: PersonReference, scope: string): string {
    const learned = this.learn({ name, url });
    if (learned !== null) return learned;
    const key = personNameKey(name);
    const namesakes = [...(this.#byName.get(key ?? "") ?? [])];
    if (key !== null && namesakes.length === 1 && namesakes[0] !== undefined) return namesakes[0];
    if (key !== null && namesakes.length === 0) {
      const id = stableId("person", "name", key);
      this.#add({ id, identifiedBy: "name", key: null, name, url: null });
      return id;
    }
    const id = stableId("person", "unknown", scope, key);
    if (!this.#people.has(id)) {
      // Not added to the names, because this person must not make the name of others ambiguous.
      this.#keep({ id, identifiedBy: "nothing", key: null, name: knownName(name), url: null });
    }
    return id;
  }

  /** Returns the person with an address, who is added if the address is new. */
  #personAt(url: string): MutablePerson | null {
    const known = this.#byUrl.get(url);
    if (known !== undefined) return known;
    const key = personKey(url);
    if (key === null) return null;
    const id = key === this.#ownerKey ? ownerId : stableId("person", key);
    const identifiedBy = key.includes("/") ? "page" : "profile";
    const person = this.#people.get(id) ?? this.#add({ id, identifiedBy, key, name: null, url: addressOf(key) });
    this.#byUrl.set(url, person);
    return person;
  }

  #add(details: Omit<Person, "connection">): MutablePerson {
    const person = this.#keep(details);
    this.#addName(person.name, person.id);
    return person;
  }

  #keep(details: Omit<Person, "connection">): MutablePerson {
    this.#counter.add("people");
    const person = { ...details, connection: null };
    this.#people.set(person.id, person);
    return person;
  }

  #addName(name: string | null, id: string): void {
    const key = personNameKey(name);
    if (key === null) return;
    const ids = this.#byName.get(key);
    if (ids === undefined) this.#byName.set(key, new Set([id]));
    else ids.add(id);
  }
}

export function hasConnection(person: Person | undefined): boolean {
  return person !== undefined && person.connection !== null;
}

/** Returns the normalized address for a key. */
function addressOf(key: string): string {
  const path = key.includes("/") ? key : `in/${key}`;
  return `https://www.linkedin.com/${path.split("/").map(encodeURIComponent).join("/")}`;
}

function knownName(name: string | null): string | null {
  return personNameKey(name) === null ? null : name;
}
