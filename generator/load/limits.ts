/*
 * Limits of a specification. They bound time and memory for any input, and real specifications are far below them: the largest
 * file of this service has 10 KiB, and a specification of 1,000 tools has 3,000 files with 5 MiB.
 */

/** The maximum size of a file, in bytes. Parsing a file of this size takes about two seconds and 200 MiB of memory. */
export const MAX_FILE_BYTES = 512 * 1024;

/** The maximum number of files and empty folders below `spec/`. */
export const MAX_FILES = 20_000;

/** The maximum total size of all files, in bytes. */
export const MAX_SPEC_BYTES = 32 * 1024 * 1024;

/**
 * The maximum nesting of mappings and lists in a file. The 10 levels that schemas may have correspond to about 30
 * levels of YAML.
 */
export const MAX_NESTING = 100;

/**
 * The maximum number of entries of a mapping or list. The list of tools of a category with 1,000 tools needs half as many.
 * With this limit, rules that compare all pairs of entries take less than a second.
 */
export const MAX_ENTRIES = 2_000;

/** The maximum number of YAML problems reported for a file. Other rules do not check a file with YAML problems. */
export const MAX_YAML_PROBLEMS = 100;
