/** The answers of list methods, kept as bytes: they change with a release alone. */
export interface PreparedLists {
  /** The bytes of an answer up to its id, which is its last member; undefined before there was one. */
  find(name: string): Buffer | undefined;
  /** Keeps the answer that the SDK gave to the request with this id (as JSON), when it can be kept. */
  keep(name: string, id: string, answer: string): void;
}

const kept = 100;

/** Each list is made by the SDK the first time it is asked for, so that its form is the SDK's by construction. */
export function createPreparedLists(): PreparedLists {
  const lists = new Map<string, Buffer>();
  return {
    find: (name) => lists.get(name),
    keep: (name, id, answer) => {
      const end = `${id}}`;
      if (!answer.startsWith('{"result":') || !answer.endsWith(`"id":${end}`)) return;
      if (lists.size >= kept) lists.clear();
      lists.set(name, Buffer.from(answer.slice(0, -end.length)));
    },
  };
}
