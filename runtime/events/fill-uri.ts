const parameter = /\{([^{}]+)\}/g;

/** Returns the URI of a resource from its template, or null if `values` lacks a parameter. */
export function fillUri(template: string, values: Readonly<Record<string, unknown>>): string | null {
  const names = [...template.matchAll(parameter)].map(([, name = ""]) => name);
  if (names.some((name) => values[name] === undefined || values[name] === null)) return null;
  return template.replace(parameter, (_, name: string) => encodeURIComponent(String(values[name])));
}
