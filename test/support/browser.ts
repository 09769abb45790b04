/** A page that a browser shows. */
export interface ShownPage {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Submission {
  /** Fields by name; a list selects several checkboxes. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** The form to submit, by its number on the page. */
  readonly form?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser without scripts: it stores cookies, follows redirects within a service and submits forms. */
export class Browser {
  readonly cookies = new Map<string, { readonly value: string; readonly path: string }>();

  /** Opens a URL. A redirect to another origin is not followed: the returned page has its URL and no text. */
  async open(url: string, init: RequestInit = {}): Promise<ShownPage> {
    const { pathname } = new URL(url);
    const cookies = [...this.cookies].filter(([, { path }]) => pathname.startsWith(path));
    const headers = {
      Accept: "text/html",
      Cookie: cookies.map(([name, { value }]) => `${name.split(" ")[0] ?? ""}=${value}`).join("; "),
      ...(init.headers as Record<string, string> | undefined), // the callers of this class pass objects
    };
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const location = response.headers.get("location");
    if (location === null)
      return { url, status: response.status, headers: response.headers, text: await response.text() };
    const target = new URL(location, url);
    if (target.origin !== new URL(url).origin)
      return { url: target.href, status: response.status, headers: response.headers, text: "" };
    return this.open(target.href);
  }

  /** Submits a form of a page, with its hidden fields. */
  submit(page: ShownPage, { fields, form = 0, headers = {} }: Submission): Promise<ShownPage> {
    const source = [...page.text.matchAll(/<form\s[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)][form];
    if (!source) throw new Error(`the page has no form ${form}: ${page.text}`);
    const [, action = "", content = ""] = source;
    const hidden = [...content.matchAll(/<input\s+type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"/g)];
    const body = new URLSearchParams(hidden.map(([, name = "", value = ""]): [string, string] => [name, value]));
    for (const [name, value] of Object.entries(fields))
      for (const each of typeof value === "string" ? [value] : value) body.append(name, each);
    const { origin } = new URL(page.url);
    return this.open(new URL(action, page.url).href, { method: "POST", body, headers: { Origin: origin, ...headers } });
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(/; */);
    const [name = "", value = ""] = pair.split("=", 2);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? "/";
    if (value === "" || attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute)))
      this.cookies.delete(`${name} ${path}`);
    else this.cookies.set(`${name} ${path}`, { value, path });
  }
}
