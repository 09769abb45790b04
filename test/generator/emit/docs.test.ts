import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import { emitDocs } from "../../../generator/emit/docs.ts";
import { code, link, list, page, prose, table, text } from "../../../generator/emit/docs/markdown.ts";
import { escapeInvisible } from "../../../generator/format/invisible-characters.ts";
import type { Model } from "../../../generator/model/model.ts";
import { model } from "./model-fixture.ts";
import { removeFolder } from "../../support/remove-folder.ts";

const markdown = new MarkdownIt({ html: true });
const pages = emitDocs(model);

describe("pages", () => {
  test("exist for each documented tool, prompt, resource, category and mentioned schema", () => {
    expect([...pages.keys()].map((path) => path.replace("generated/docs/", ""))).toEqual([
      "index.md",
      "llms.txt",
      "categories/notes.md",
      "categories/search.md",
      "changes.md",
      "errors.md",
      "limits.md",
      "spec-language.md",
      "prompts/daily_review.md",
      "resources/usage.md",
      "resources/drawing.md",
      "schemas/Note.md",
      "schemas/Person.md",
      "scopes.md",
      "tools/notes/get_note.md",
      "tools/notes/save_note.md",
      "tools/notes/manage_tag.md",
      "tools/search/search_notes.md",
      "tools/notes/delete_note.md",
    ]);
  });

  test("exist for schemas of arguments that have the name of a keyword", () => {
    const properties = { examples: { $ref: "Usage" } };
    const tools = model.tools.map((tool) => ({ ...tool, input: { ...tool.input, properties } }));
    expect(emitDocs({ ...model, tools }).has("generated/docs/schemas/Usage.md")).toBe(true);
  });

  test("mention that a tool asks its client", () => {
    const tools = model.tools.map((tool) =>
      tool.name === "get_note"
        ? { ...tool, errors: tool.errors.map((error) => ({ ...error, code: "input_required" })) }
        : tool,
    );
    const asking = emitDocs({ ...model, tools }).get("generated/docs/tools/notes/get_note.md");
    expect(asking).toContain(
      "- **Input requests:** MCP clients that support them may be asked for input. If input is required",
    );
    expect(pages.get("generated/docs/tools/notes/get_note.md")).not.toContain("**Input requests:**");
  });

  test("have no broken links", () => {
    const dead = [...pages].flatMap(([path, content]) =>
      linksOf(content)
        .filter((href) => {
          const [target = "", anchor] = href.split("#");
          const to = target === "" ? path : posix.join(posix.dirname(path), target);
          return !pages.has(to) || (anchor !== undefined && !anchorsOf(pages.get(to) ?? "").includes(anchor));
        })
        .map((href) => `${path}: ${href}`),
    );
    expect(dead).toEqual([]);
  });

  test("can all be reached from the index", () => {
    const reached = new Set<string>();
    const visit = (path: string): void => {
      if (reached.has(path)) return;
      reached.add(path);
      for (const href of linksOf(pages.get(path) ?? "")) {
        const target = href.split("#")[0];
        if (target) visit(posix.join(posix.dirname(path), target));
      }
    };
    visit("generated/docs/index.md");
    expect([...pages.keys()].filter((path) => !reached.has(path))).toEqual([]);
  });
});

test("the sample value of an integer is valid", () => {
  const sample = (bounds: object): string | undefined => {
    const prompts = model.prompts.map((prompt) => ({
      ...prompt,
      arguments: prompt.arguments.map((each) => (each.name === "days" ? { ...each, ...bounds } : each)),
    }));
    const page = emitDocs({ ...model, prompts }).get("generated/docs/prompts/daily_review.md");
    return /"days": "(.*?)"/.exec(page ?? "")?.[1];
  };
  expect(sample({ minimum: null, maximum: null })).toBe("1");
  expect(sample({ minimum: null, maximum: 0 })).toBe("0");
  expect(sample({ minimum: null, maximum: 10 })).toBe("1");
  expect(sample({ minimum: 3, maximum: 10 })).toBe("3");
});

describe("a tool's page", () => {
  const tool = (name: string): string => pages.get(`generated/docs/tools/${name}.md`) ?? "";

  test("shows a REST and an MCP call of the first example", () => {
    expect(tool("notes/save_note")).toContain(
      [
        "curl http://127.0.0.1:3000/api/v1/notes \\",
        '  -H "Authorization: Bearer $NOTEBOOK_KEY" \\',
        '  -H "Content-Type: application/json" \\',
        `  -d '{ "title": "It'\\''s 5 o'\\''clock", "text": "Say \\"hello\\" | \`there\`" }'`,
      ].join("\n"),
    );
    expect(tool("notes/save_note")).toContain('"method": "tools/call"');
  });

  test("has calls that send exactly the example, for any characters in it", () => {
    const title = 'it\'s $HOME `id` "x" \\ !! \u202e \n %s';
    const save = model.tools.map((each) =>
      each.name === "save_note" ? { ...each, examples: [{ title: "One", setup: [], input: { title } }] } : each,
    );
    const page = emitDocs({ ...model, tools: save }).get("generated/docs/tools/notes/save_note.md") ?? "";
    const [rest, rpc] = commandsOf(page).map(sentBy);
    expect(rest?.slice(0, 5)).toEqual([
      "http://127.0.0.1:3000/api/v1/notes",
      "-H",
      "Authorization: Bearer ntb_1",
      "-H",
      "Content-Type: application/json",
    ]);
    expect(JSON.parse(rest?.at(-1) ?? "")).toEqual({ title });
    expect(JSON.parse(rpc?.at(-1) ?? "")).toMatchObject({ params: { name: "save_note", arguments: { title } } });
  });

  test("includes path parameters and lists in the URL", () => {
    expect(tool("notes/get_note")).toContain(
      "curl 'http://127.0.0.1:3000/api/v1/notes/nte_1?sections=text&sections=tags'",
    );
    expect(tool("notes/delete_note")).toContain("curl -X DELETE http://127.0.0.1:3000/api/v1/notes/a%20b%2F%C3%BC");
  });

  describe("with an example that needs another call first", () => {
    const response = {
      data: [{ id: "nte_7", author: { id: "prs_1" }, title: "a" }, { id: "nte_8" }],
      next_cursor: null,
    };
    const found = { as: "found", tool: "search_notes", input: { keyword: "it's $x" } };
    const changed = (input: Readonly<Record<string, unknown>>, name = "delete_note"): readonly [string, string] => {
      const example = { title: "One", setup: [found], input };
      const tools = model.tools.map((each) => (each.name === name ? { ...each, examples: [example] } : each));
      const page = emitDocs({ ...model, tools }).get(`generated/docs/tools/notes/${name}.md`) ?? "";
      const [rest = "", rpc = ""] = commandsOf(page);
      return [rest, rpc];
    };

    test("stores the required values of the response in a shell variable, over REST", () => {
      const [first, second] = callsBy(changed({ note_id: "{{steps.found.data.0.id}}" })[0], [response]);
      expect(first).toContain("-s");
      expect(first?.[1]).toBe("http://127.0.0.1:3000/api/v1/search/notes");
      expect(JSON.parse(first?.at(-1) ?? "")).toEqual({ keyword: "it's $x" });
      expect(second?.slice(0, 3)).toEqual(["-X", "DELETE", "http://127.0.0.1:3000/api/v1/notes/nte_7"]);
    });

    test("stores the values over MCP too, and ignores the envelope and the text copy of the output", () => {
      const result = { content: [{ type: "text", text: JSON.stringify(response) }], structuredContent: response };
      const envelope = { jsonrpc: "2.0", id: 1, result };
      const [first, second] = callsBy(changed({ note_id: "{{steps.found.data.0.id}}" })[1], [envelope]);
      expect(JSON.parse(first?.at(-1) ?? "")).toMatchObject({
        params: { name: "search_notes", arguments: found.input },
      });
      expect(JSON.parse(second?.at(-1) ?? "")).toMatchObject({
        params: { name: "delete_note", arguments: { note_id: "nte_7" } },
      });
    });

    test("reuses the stored value in the MCP call if the call may be repeated", () => {
      const [rest, rpc] = changed({ note_id: "{{steps.found.data.0.id}}" });
      const calls = callsBy(`${rest}\n${rpc}`, [response]);
      expect(calls).toHaveLength(3);
      expect(calls[2]?.at(-1)).toContain('"nte_7"');
    });

    test("stores several values of one response with their types", () => {
      const input = { title: "{{steps.found.data.0.title}}", text: "By {{steps.found.data.0.author.id}}, it's $HOME" };
      const [, second] = callsBy(changed(input, "save_note")[0], [response]);
      expect(JSON.parse(second?.at(-1) ?? "")).toEqual({ title: "a", text: "By prs_1, it's $HOME" });
    });

    test("shows a placeholder for an ambiguous value", () => {
      const [rest] = changed({ note_id: "{{steps.found.data.1.id}}" });
      expect(rest).toContain("curl -X DELETE 'http://127.0.0.1:3000/api/v1/notes/<found.data.1.id>'");
    });
  });

  test("finds a value at any depth if its name occurs once in the response", () => {
    const setup = [{ as: "search", tool: "search_notes", input: {} }];
    const example = { title: "More", setup, input: { cursor: "{{steps.search.next_cursor}}" } };
    const tools = model.tools.map((each) => (each.name === "search_notes" ? { ...each, examples: [example] } : each));
    const page = emitDocs({ ...model, tools }).get("generated/docs/tools/search/search_notes.md") ?? "";
    expect(page).toContain(String.raw`  | sed -n 's/.*"next_cursor":"\([^"]*\)".*/\1/p')`);
    expect(page).toContain(`NEXT_CURSOR=$(curl -s `);
    expect(page).toContain(`"$NEXT_CURSOR"`);
  });

  test("uses another example over MCP for a call that cannot be repeated", () => {
    const examples = ["One", "Two", "Three"].map((title) => ({ title, setup: [], input: { title } }));
    const tools = model.tools.map((each) => (each.name === "save_note" ? { ...each, examples } : each));
    const page = emitDocs({ ...model, tools }).get("generated/docs/tools/notes/save_note.md") ?? "";
    const [rest = "", rpc = ""] = commandsOf(page);
    expect(rest).toContain(`-d '{ "title": "One" }'`);
    expect(page).toContain("Two, over MCP:");
    expect(rpc).toContain('"arguments": { "title": "Two" }');
    expect(page.match(/"title": "(One|Two|Three)"/g)).toHaveLength(3);
  });

  test("shows the allowed values of a field that refers to a shared scalar", () => {
    const color = { type: "string", description: "A color.", enum: ["red", "blue"], default: "red" };
    const named = { ...model, schemas: [...model.schemas, { name: "Color", schema: color }] };
    const input = {
      type: "object",
      properties: { color: { $ref: "Color" }, all: { type: "array", items: { $ref: "Color" }, description: "All." } },
    };
    const tools = model.tools.map((each) => (each.name === "save_note" ? { ...each, input } : each));
    const page = emitDocs({ ...named, tools }).get("generated/docs/tools/notes/save_note.md") ?? "";
    const cells = (name: string): readonly string[] =>
      (page.split("\n").find((line) => line.startsWith(`| \`${name}\``)) ?? "").split("|").map((cell) => cell.trim());
    expect(cells("color").slice(3, 6)).toEqual(["`red`", "`red`, `blue`", "A color."]);
    expect(cells("all").slice(3, 6)).toEqual(["", "each `red`, `blue`", "All."]);
  });

  test("shows the fields of a list's items in place", () => {
    const names = [...tool("search/search_notes").matchAll(/^\| `(data[^`]*|next_cursor)`/gm)].map((match) => match[1]);
    expect(names.slice(0, 3)).toEqual(["data", "data[].id", "data[].title"]);
    expect(names.at(-1)).toBe("next_cursor");
  });

  test("lists only errors that the tool can return", () => {
    expect(tool("notes/save_note")).toContain("errors.md#idempotency_mismatch");
    expect(tool("notes/save_note")).not.toContain("errors.md#preview_not_supported");
    expect(tool("notes/get_note")).toContain("errors.md#preview_not_supported");
    expect(tool("notes/get_note")).not.toContain("errors.md#idempotency_mismatch");
  });

  test("describes the effect of each action", () => {
    expect(tool("notes/manage_tag")).toContain("| `remove` | destructive | yes | none |");
  });
});

describe("hostile text", () => {
  const pieces = [
    ...Array.from("abc019 _*`|\\[](){}<>&#+-=~!$.:;,/'\"@%^?"),
    ...[
      "__",
      "**",
      "```",
      "~~~",
      "http://a.b",
      "www.a.b",
      "mailto:a@b",
      "<script>",
      "&amp;",
      "&#95;",
      "![x](y)",
      "[^1]",
    ],
    ...[
      "[x](javascript:1)",
      "{{",
      "{%",
      "%}",
      "$$",
      "1. ",
      "- ",
      "---",
      "===",
      "| a |",
      "\n",
      "\n\n",
      "\u202e",
      "\u0000",
      "日",
      "é",
      "\\",
      "<!--",
    ],
  ];
  const hostile = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));

  test("remains text in every position", () => {
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        const some = text(a) || "x";
        const rows = [
          [text(a), code(b)],
          [code(a), text(b)],
          ["x", "y"],
        ];
        const blocks = [
          `# ${some}`,
          text(a),
          table(["A", "B"], rows),
          list([some, code(b) || "x", `${some} x`]),
          prose(a),
        ];
        const content = page("spec/", blocks);
        expect(shownBy(markdown.renderInline(text(a)))).toBe(escapeInvisible(a.replace(/\s+/g, " ").trim()));
        const html = markdown
          .render(content)
          .replace(/<\/?(p|h1|table|thead|tbody|tr|th|td|ul|li|code|strong)>|<hr>\n/g, "");
        expect(html).not.toMatch(/[<>]/);
        expect(content).not.toMatch(/[\u0000\u202e]/);
      }),
      { numRuns: 300 },
    );
  });

  test("neither breaks a page nor injects markup into it", () => {
    const text =
      'a | b ` "q" <img src=x onerror=alert(1)> [x](javascript:alert(1)) ${x} */ --> \u202e __proto__ {{ x }} ```\n# h';
    for (const content of emitDocs(poisoned(model, text)).values()) {
      expect(content).not.toContain("\u202e");
      const html = markdown.render(content);
      expect(html).not.toMatch(/<img|<h1>h|href="javascript/);
    }
  });
});

test("longer text retains only paragraphs, lists, tables, code and strong words", () => {
  const details =
    "A `b|c` **d e** _f_\ngoes on.\n\n- one\n\n- `two`\n\n| x | y |\n|---|--:|\n| `1` | <b> |\n| \\| | a \\| b \\| c |\n\n# no heading";
  expect(prose(details)).toBe(
    [
      "A b\\|c **d e** \\_f\\_ goes on.",
      "- one\n- `two`",
      "| x | y |\n| --- | --- |\n| `1` | \\<b> |\n| \\| | a \\| b \\| c |",
      "\\# no heading",
    ].join("\n\n"),
  );
});

test("code and strong words remain next to punctuation, but not in words", () => {
  const remaining = 'Is it `a`? The `b`\'s "**c**", `d`/`e` and `f`! (`g`)';
  expect(prose(remaining)).toBe(remaining);
  expect(prose("x`a`y and x**b**y")).toBe("x\\`a\\`y and x\\*\\*b\\*\\*y");
});

test("links between pages are relative", () => {
  expect(link("`a`", "b.md")).toBe("[`a`](b.md)");
  expect(pages.get("generated/docs/schemas/Note.md")).toContain("[Person](Person.md)");
  expect(pages.get("generated/docs/errors.md")).toContain("[`not_found`](#not_found)");
});

/** Returns the visible text of HTML without tags. */
const shownBy = (html: string): string =>
  html.replace(/&(lt|gt|amp|quot);/g, (_, name: string) => ({ lt: "<", gt: ">", amp: "&", quot: '"' })[name] ?? "");

/** Returns the shell commands on a page. */
const commandsOf = (page: string): readonly string[] =>
  [...page.matchAll(/```sh\n([^]*?)\n```/g)].map(([, command = ""]) => command);

/** Returns the arguments of the first call of curl. */
const sentBy = (command: string): readonly string[] => callsBy(command, [])[0] ?? [];

/** Returns the arguments of each call of curl. The calls get the given responses in order, then empty ones. */
function callsBy(command: string, responses: readonly object[]): readonly (readonly string[])[] {
  const folder = mkdtempSync(join(tmpdir(), "curl-"));
  for (const [index, response] of responses.entries())
    writeFileSync(join(folder, String(index)), JSON.stringify(response));
  const curl = [
    'n=$(cat "$FOLDER/count" 2>/dev/null || echo 0)',
    'echo $((n + 1)) > "$FOLDER/count"',
    `printf '%s\\0' "$@" > "$FOLDER/call$n"`,
    'cat "$FOLDER/$n" 2>/dev/null || true',
  ].join("\n");
  const env = { NOTEBOOK_KEY: "ntb_1", FOLDER: folder, PATH: process.env["PATH"] };
  execFileSync("sh", ["-c", `curl() {\n${curl}\n}\n${command}\n`], { env });
  const calls = readdirSync(folder).filter((name) => name.startsWith("call"));
  const sent = calls.sort().map((name) => readFileSync(join(folder, name), "utf8").split("\0").slice(0, -1));
  removeFolder(folder);
  return sent;
}

function linksOf(content: string): readonly string[] {
  const tokens = markdown.parse(content, {}).flatMap((token) => token.children ?? []);
  const hrefs = tokens.filter(({ type }) => type === "link_open").map((token) => token.attrGet("href") ?? "");
  return hrefs.filter((href) => !/^[a-z]+:/.test(href));
}

/** Returns the anchors that GitHub generates. */
function anchorsOf(content: string): readonly string[] {
  return [...content.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Replaces every human-readable text of a model. */
function poisoned(value: Model, text: string): Model {
  const keys = new Set(["title", "summary", "description", "details", "text", "hint", "template", "default"]);
  const visit = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(visit);
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).map(([key, child]) => [
        key,
        keys.has(key) && typeof child === "string" ? text : visit(child),
      ]),
    );
  };
  return visit(value) as Model; // the same shape: only texts are replaced
}
