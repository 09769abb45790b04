import type { EnrollmentStage } from "../tables.ts";

/** The stage after an event, by the stage before it. In other stages, the event changes nothing. */
type Transitions = Readonly<Partial<Record<EnrollmentStage, EnrollmentStage>>>;

const active = <Stage extends EnrollmentStage>(stage: Stage) => ({ pending: stage, in_progress: stage });
const ended = <Stage extends EnrollmentStage>(stage: Stage) => ({
  replied: stage,
  completed: stage,
  stopped: stage,
  failed: stage,
});

/**
 * The life cycle of a lead in a campaign: the stage after each event. `drawLeadStages` draws it for the documentation.
 */
export const leadStages = {
  step_finished: active("in_progress"),
  last_step_finished: active("completed"),
  replied: { ...active("replied"), completed: "replied" },
  stopped: active("stopped"),
  failed: active("failed"),
  continued: ended("in_progress"),
  restarted: ended("pending"),
  marked_replied: { ...active("replied"), ...ended("replied") },
  marked_completed: { ...active("completed"), ...ended("completed") },
  marked_stopped: { ...active("stopped"), ...ended("stopped") },
} as const satisfies Readonly<Record<string, Transitions>>;

export type LeadEvent = keyof typeof leadStages;

/** The stages of leads that have a next step. */
export const activeStages = ["pending", "in_progress"] as const satisfies readonly EnrollmentStage[];

export const isActive = (stage: EnrollmentStage): boolean =>
  (activeStages as readonly EnrollmentStage[]).includes(stage);

/** Returns the stages in which an event has an effect, and the stage after it. */
export function transitionOf(event: LeadEvent): {
  readonly from: readonly EnrollmentStage[];
  readonly to: EnrollmentStage;
} {
  const transitions: Transitions = leadStages[event];
  const [to] = Object.values(transitions);
  if (to === undefined) throw new Error(`the event ${event} leads nowhere`);
  return { from: Object.keys(transitions) as EnrollmentStage[], to }; // the keys of the table
}

/** Draws the life cycle of a lead as a Mermaid state diagram. The events `marked_...` apply in all stages and are not drawn. */
export function drawLeadStages(): string {
  const automatic = (Object.keys(leadStages) as LeadEvent[]).filter((event) => !event.startsWith("marked_"));
  const arrows = automatic.flatMap((event) => {
    const { from, to } = transitionOf(event);
    return from.filter((stage) => stage !== to).map((stage) => `  ${stage} --> ${to}: ${event}`);
  });
  return ["stateDiagram-v2", "  [*] --> pending: enrolled", ...arrows, ""].join("\n");
}
