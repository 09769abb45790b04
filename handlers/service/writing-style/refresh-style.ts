import type { WritingStyle } from "../../../generated/schemas.ts";
import type { RefreshWritingStyleInput } from "../../../generated/tools/settings/refresh_writing_style.ts";
import { sample as askClient, type CallContext } from "../../../runtime/index.ts";
import { modelLookup, type ModelEndpoint } from "../../model/ask-model.ts";
import { analyzeStyle, type StyleAnalysis } from "./analyze-style.ts";
import { guidePrompt, parseGuides, type GuidePrompt, type WrittenGuides } from "./guide-prompt.ts";
import type { WritingStyleRow } from "./tables.ts";
import { describeStyle, type StyleContext } from "./writing-style.ts";

type RefreshContext = StyleContext &
  Pick<CallContext, "ask" | "canAsk" | "lookup" | "preview"> & { readonly model: ModelEndpoint | null };

/** Guides, or the reason why there are none. */
type Written = { readonly guides: WrittenGuides } | { readonly reason: string };

type Source = WritingStyle["source"];

const maxTokens = 1_500;
const unusable = "The model's response contained no style guide for one or both kinds of text.";

/**
 * Analyzes the account's newest texts and stores the style guides. The client's model or the configured model writes
 * them; otherwise, they are derived from the statistics. Models read only texts of the account itself.
 * @param language the language of the guides if a model writes them, a BCP 47 tag.
 */
export async function refreshWritingStyle(
  context: RefreshContext,
  { sample, writer }: RefreshWritingStyleInput,
  language: string,
): Promise<WritingStyle> {
  const analysis = await analyzeStyle(context, sample);
  const { source, reason, guides } = await writeGuides(context, analysis, { writer, language });
  const row: WritingStyleRow = {
    account_id: context.account.id,
    source,
    source_reason: reason,
    messaging_guide: guides.messaging && JSON.stringify(guides.messaging),
    posting_guide: guides.posting && JSON.stringify(guides.posting),
    sample,
    refreshed_at: context.now(),
  };
  const { account_id: _id, ...columns } = row;
  await context.db
    .insertInto("svc_writing_styles")
    .values(row)
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(columns))
    .execute();
  return describeStyle(context, analysis, row);
}

/** Tries the requested writers one after the other, until one succeeds. */
async function writeGuides(
  context: RefreshContext,
  analysis: StyleAnalysis,
  { writer, language }: Pick<RefreshWritingStyleInput, "writer"> & { readonly language: string },
): Promise<{ source: Source; reason: string | null; guides: WrittenGuides }> {
  const ofStatistics = { messaging: analysis.messaging?.guide ?? null, posting: analysis.posting?.guide ?? null };
  const statistics = (reason: string | null) => ({ source: "statistics", reason, guides: ofStatistics }) as const;
  if (writer === "statistics") return statistics(null);
  if (analysis.messages.length + analysis.posts.length === 0) return statistics("The account has no texts yet.");
  if (context.preview) return statistics("A preview does not call a model.");
  const prompt = guidePrompt(analysis, language);
  const reasons: string[] = [];
  if (writer !== "server") {
    const written = await askClientModel(context, prompt, analysis);
    if ("guides" in written) return { source: "client", reason: null, guides: written.guides };
    reasons.push(written.reason);
  }
  if (writer !== "client") {
    const written = await askServerModel(context, prompt, analysis);
    if ("guides" in written) return { source: "server", reason: null, guides: written.guides };
    reasons.push(written.reason);
  }
  return statistics(reasons.join(" "));
}

async function askClientModel(
  { ask, canAsk }: RefreshContext,
  { system, user }: GuidePrompt,
  analysis: StyleAnalysis,
): Promise<Written> {
  if (!canAsk("sampling")) return { reason: "The client does not support sampling." };
  const { guide } = await ask({
    guide: askClient({
      systemPrompt: system,
      messages: [{ role: "user", content: { type: "text", text: user } }],
      maxTokens,
    }),
  });
  const text = [guide.content].flat().flatMap((part) => (part.type === "text" ? [part.text] : []));
  return toWritten(text.join("\n"), analysis);
}

async function askServerModel(
  { lookup, model }: RefreshContext,
  prompt: GuidePrompt,
  analysis: StyleAnalysis,
): Promise<Written> {
  if (!model) return { reason: "No model is configured." };
  const answer = await lookup("model", { ...prompt, max_tokens: maxTokens }, modelLookup(model));
  return answer.ok ? toWritten(answer.text, analysis) : { reason: answer.reason };
}

function toWritten(text: string, analysis: StyleAnalysis): Written {
  const guides = parseGuides(text, analysis);
  return guides ? { guides } : { reason: unusable };
}
