import { searchWords } from "./words.ts";

/** A part of a document; a word counts `weight` times as much as one in a part of weight 1. */
export interface Field {
  readonly text: string;
  readonly weight: number;
}

export interface Hit<Document> {
  readonly document: Document;
  readonly score: number;
}

export interface RankedIndex<Document> {
  /** Returns the documents that contain at least one word of the query, the best first. */
  search(query: string): Hit<Document>[];
  readonly documents: readonly Document[];
}

/** The saturation of repeated words, and the penalty for long documents: the usual values of BM25. */
const k1 = 1.2;
const b = 0.75;

/** The place of a document that contains a word, and how often it does, weighted by field. */
interface Posting {
  readonly place: number;
  readonly frequency: number;
}

/**
 * Indexes documents for a search with BM25 over weighted fields (Robertson, Zaragoza and Taylor, CIKM 2004: the fields form one
 * document, in which each word is repeated according to the weight of its field). Equal scores keep the order of the documents.
 */
export function createRankedIndex<Document>(
  documents: readonly Document[],
  fieldsOf: (document: Document) => readonly Field[],
): RankedIndex<Document> {
  const postings = new Map<string, Posting[]>();
  const lengths = documents.map((document, place) => {
    const frequencies = new Map<string, number>();
    for (const { text, weight } of fieldsOf(document))
      for (const word of searchWords(text)) frequencies.set(word, (frequencies.get(word) ?? 0) + weight);
    for (const [word, frequency] of frequencies) {
      const known = postings.get(word);
      if (known) known.push({ place, frequency });
      else postings.set(word, [{ place, frequency }]);
    }
    return [...frequencies.values()].reduce((sum, frequency) => sum + frequency, 0);
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);

  return {
    documents,
    search: (query) => {
      const scores = new Map<number, number>();
      for (const word of new Set(searchWords(query))) {
        const found = postings.get(word) ?? [];
        const idf = Math.log(1 + (documents.length - found.length + 0.5) / (found.length + 0.5));
        for (const { place, frequency } of found) {
          const norm = k1 * (1 - b + (b * (lengths[place] ?? 0)) / meanLength);
          scores.set(place, (scores.get(place) ?? 0) + (idf * frequency * (k1 + 1)) / (frequency + norm));
        }
      }
      return [...scores]
        .sort(([place, score], [otherPlace, otherScore]) => otherScore - score || place - otherPlace)
        .flatMap(([place, score]) => {
          const document = documents[place];
          return document === undefined ? [] : [{ document, score }];
        });
    },
  };
}
