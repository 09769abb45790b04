import { searchWords, wordPairs } from "./words.ts";

/** A part of a document. A word in it counts `weight` times as much as a word in a part of weight 1. */
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

/** The importance of two adjacent words, compared with that of a single word. */
const pairWeight = 0.25;

/** The position of a document that contains a word, and the frequency of the word in it, weighted by field. */
interface Posting {
  readonly place: number;
  readonly frequency: number;
}

/**
 * Indexes documents for a search with BM25 over weighted fields (Robertson, Zaragoza and Taylor, CIKM 2004: the fields form one
 * document, in which each word is repeated according to the weight of its field). Pairs of adjacent words also count, so that
 * a document with the words of a query side by side precedes one that contains them apart. Equal scores keep the order of the documents.
 */
export function createRankedIndex<Document>(
  documents: readonly Document[],
  fieldsOf: (document: Document) => readonly Field[],
): RankedIndex<Document> {
  const postings = new Map<string, Posting[]>();
  const lengths = documents.map((document, place) => {
    const frequencies = new Map<string, number>();
    let length = 0;
    for (const { text, weight } of fieldsOf(document)) {
      const words = searchWords(text);
      length += words.length * weight;
      for (const term of [...words, ...wordPairs(text)]) frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
    }
    for (const [term, frequency] of frequencies) {
      const known = postings.get(term);
      if (known) known.push({ place, frequency });
      else postings.set(term, [{ place, frequency }]);
    }
    return length;
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);

  return {
    documents,
    search: (query) => {
      const scores = new Map<number, number>();
      const pairs = new Set(wordPairs(query));
      for (const term of new Set([...searchWords(query), ...pairs])) {
        const found = postings.get(term) ?? [];
        const weight = pairs.has(term) ? pairWeight : 1;
        const idf = Math.log(1 + (documents.length - found.length + 0.5) / (found.length + 0.5));
        for (const { place, frequency } of found) {
          const norm = k1 * (1 - b + (b * (lengths[place] ?? 0)) / meanLength);
          scores.set(place, (scores.get(place) ?? 0) + (weight * idf * frequency * (k1 + 1)) / (frequency + norm));
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
