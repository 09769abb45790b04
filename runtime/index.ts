/** The public API of the runtime, for handlers and the composition root of a service. */
export { editDistance, maxEdits, nearest, nearestFew } from "./contract/nearest.ts";
export type { DeferredWriter } from "./write-behind/write-behind.ts";
export type { CallAs, RequestedCall } from "./call/call-as.ts";
export { idempotencyRetentionMs, isCallRecorded, limitResponse } from "./call/idempotency.ts";
export type { RequestedRead, ReadAs } from "./call/read-as.ts";
export type { LogLevel } from "./call/call-channel.ts";
export { describeProblems } from "./call/argument-problems.ts";
export { CallContext } from "./call/call-context.ts";
export { canonicalJson } from "./contract/canonical-json.ts";
export { Cursors, type Position } from "./call/cursors.ts";
export { outOfScope } from "./call/out-of-scope.ts";
export type { Outcome } from "./call/outcome.ts";
export { maxCounted, type ServiceState } from "./call/service-state.ts";
export { elicit, elicitUrl, listRoots, sample, type Elicited, type Question } from "./call/questions.ts";
export type { SealPurpose, Seals } from "./call/seals.ts";
export type {
  FindOptions,
  Json,
  LocalPerformer,
  Lookup,
  Performer,
  PerformOptions,
  PerformStep,
  PlannedAct,
  RemotePerformer,
} from "./call/steps/step.ts";
export { createGuards, type Circuit, type Guard, type GuardOptions, type Guards } from "./call/steps/guard.ts";
export type { StepOptions, StepPoint } from "./call/steps/step-options.ts";
export { serviceCommands } from "./cli/commands.ts";
export { deleteAccount, type OnAccountDeleted } from "./cli/delete-account.ts";
export { checkSurface, errorMessageLine, type CheckResult, type Inspect } from "./cli/doctor.ts";
export { packageRoot } from "./cli/package-root.ts";
export { printJson, printRows } from "./cli/print.ts";
export type { WithService } from "./cli/with-service.ts";
export { addDays, calendarDay, createFastClock, nextMidnight, startOfDay, systemClock, type Clock } from "./clock.ts";
export { argumentFailure, Failure, type ArgumentProblem, type FailureDetails } from "./contract/failure.ts";
export type { ErrorCode, ScopeName, ToolName } from "./contract/names.ts";
export type { Problem } from "./contract/problem.ts";
export type { Surface } from "./contract/surface.ts";
export type { EventCause, EventConsumer, EventConsumers, MemberEvent, NewEvent, WrittenEvent } from "./events/event.ts";
export type { EventLog } from "./events/event-log.ts";
export { emitForMembers, type NewMemberEvent } from "./events/member-events.ts";
export { eraseAudit } from "./audit/audit-chain.ts";
export { connectAccount, readCredential } from "./call/account-connections.ts";
export { announceAccounts, removingStatus, toAccount, type Account } from "./identity/accounts.ts";
export { generateKey } from "./identity/key-format.ts";
export { createKey, hashKey, revokeKey, type NewKey } from "./identity/keys.ts";
export type { Principal } from "./identity/principal.ts";
export { createIdSource, type IdSource } from "./ids.ts";
export { LeaseLostError, type JobKind, type NewJob, type RunningJob } from "./jobs/job.ts";
export type { Worker } from "./jobs/worker.ts";
export { changeTimezone, type TimezoneChange } from "./limits/change-timezone.ts";
export type { RateLimitState } from "./limits/rate-limiter.ts";
export type { CategoryUsage, CategoryWindows } from "./limits/safety.ts";
export type { LimitWindow } from "./limits/windows.ts";
export type { CallServices } from "./call/call-services.ts";
export type { OpenIdOptions } from "./openid/open-id-options.ts";
export {
  createOutbound,
  type Outbound,
  type OutboundOptions,
  type OutboundRequest,
  type OutboundResponse,
} from "./outbound/outbound.ts";
export { openTracing } from "./tracing/open-tracing.ts";
export type { Tracing, TracingOptions } from "./tracing/tracing.ts";
export { OutboundError, type OutboundReason } from "./outbound/outbound-error.ts";
export { isNetwork } from "./outbound/networks.ts";
export { parseRetryAfter } from "./outbound/retry-after.ts";
export type { SecretBox } from "./secrets/secret-box.ts";
export { findOtherKeys, type OtherKeys, type SecretColumn } from "./secrets/rotate-secrets.ts";
export { createFirstKey } from "./program/first-key.ts";
export { runProgram } from "./program/program.ts";
export { stopSignal } from "./program/stop-signal.ts";
export { welcome, welcomeJson, type WelcomeData } from "./program/welcome.ts";
export { absoluteStoreUrl, isStoreUrl } from "./store/store-location.ts";
export { serveMetrics, type MetricsAccess } from "./site/metrics-access.ts";
export { openServer, startServer, type OpenServer, type RunningServer } from "./server.ts";
export type { ReceivedRequest, Receiver } from "./contract/receiver.ts";
export { createService, secretColumnsOf, type Service } from "./service.ts";
export type { JobServices, ServiceDefinition, ServiceOptions } from "./service-definition.ts";
export { openBulkStore } from "./store/bulk/bulk-store.ts";
export { runSqliteThread, type SqliteThreadData } from "./store/bulk/sqlite-thread.ts";
export { untilUnlocked } from "./store/busy.ts";
export { lockName } from "./store/lock-name.ts";
export { readTables } from "./store/read-tables.ts";
export { migrate, type Migrations } from "./store/migrate.ts";
export { runtimeMigrations } from "./store/migrations.ts";
export { openStore } from "./store/open-store.ts";
export { textOrder } from "./store/text-order.ts";
export { prepare, prepareChange, type ValueOf } from "./store/prepare.ts";
export { explainStoreError } from "./store/store-error.ts";
export { storeLocation } from "./store/store-location.ts";
export type { BulkStore, Dialect, Store } from "./store/store.ts";
export type {
  AccountRow,
  AuditRow,
  CallCountRow,
  KeyRow,
  RuntimeTables,
  WebhookDeliveryRow,
  WebhookRow,
} from "./store/tables.ts";
export { openUsableStore, type UsableStoreOptions } from "./store/usable-store.ts";
export { createCallRouter, type CallRouter } from "./surfaces/call-router.ts";
export { deliveryJob, webhookConsumer } from "./webhooks/webhook-consumer.ts";
export { retryFailed } from "./webhooks/delivery-rows.ts";
export { deliveryMs } from "./webhooks/retry-delay.ts";
export { addSecret } from "./webhooks/secrets.ts";
export type { EventGroups } from "./webhooks/select-events.ts";
export { sendWebhook, type WebhookResponse } from "./webhooks/send-webhook.ts";
export { userAgentOf, type WebhookDefinition } from "./webhooks/webhooks.ts";
export { defaultTimeouts, type Timeouts } from "./surfaces/http/timeouts.ts";
export { startWatchdog, type Watchdog } from "./watchdog.ts";
