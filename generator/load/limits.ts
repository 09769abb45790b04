/**
 * Limits of a specification. They bound time and memory for any input and are far above what people write: the largest file of
 * this service has 8 KiB, and a specification of 1,000 tools has 3,000 files with 5 MiB.
 */

/** Bytes of one file. Parsing takes about two seconds and 200 MiB of memory for a file of this size. */
export const MAX_FILE_BYTES = 512 * 1024;

/** Files below `spec/`. */
export const MAX_FILES = 20_000;

/** Bytes of all files together. */
export const MAX_SPEC_BYTES = 32 * 1024 * 1024;

/** Levels of mappings and lists in a file. Ten levels of schemas, which is the limit there, are about 30 of YAML. */
export const MAX_NESTING = 100;

/**
 * Entries of one mapping or list. A category with 1,000 tools has half of that; rules that compare each entry with each other
 * stay under a second.
 */
export const MAX_ENTRIES = 2_000;

/** Problems of YAML that are reported for one file. The rest of such a file is not checked either. */
export const MAX_YAML_PROBLEMS = 100;
