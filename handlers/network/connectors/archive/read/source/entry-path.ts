import type { ReadLimits } from "./limits.ts";

/** Files that operating systems add to folders and zip files. They are ignored without a report. */
const systemFile = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/i;

export function isSystemFile(path: string): boolean {
  return systemFile.test(path);
}

/**
 * Returns the reason why a path of an archive is refused, or null. Nothing is ever written to these paths, but a path
 * that leads out of the archive is a sign of a manipulated archive.
 */
export function refusePath(path: string, { maxPathLength }: ReadLimits): string | null {
  if (path.length > maxPathLength) return `The path is longer than ${maxPathLength} characters.`;
  if (path === "" || /[\u0000-\u001f\u007f]/.test(path)) return "The path is empty or contains control characters.";
  if (path.startsWith("/") || /^[a-z]:/i.test(path)) return "The path is absolute.";
  if (path.split("/").includes("..")) return 'The path contains "..", so it may lead out of the archive.';
  if (/\.(zip|7z|rar|tar|t?gz)$/i.test(path)) {
    return "Archives inside the archive are not opened. Pass the path of each part.";
  }
  return null;
}
