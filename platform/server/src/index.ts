export { AuditMarks } from './audit/audit-marks.ts'
export type { AuditParts } from './audit/audit-parts.ts'
export type { ChainProgress } from './audit/chain-walk.ts'
export type * from './audit/finding.ts'
export { HeadKeeper } from './audit/head-keeper.ts'
export { knownNodes } from './audit/nodes.ts'
export { walkRange } from './audit/read-chains.ts'
export { readSources } from './audit/read-sources.ts'
export { compareHeads, planWalks, verifyChains } from './audit/verification.ts'
export { openWitness } from './audit/witness.ts'
export * from './calls/actor.ts'
export { principalOf } from './calls/principal.ts'
export { readableByCase } from './calls/case-files.ts'
export { type DomainEvent, everybody } from './calls/domain-event.ts'
export * from './calls/export-source.ts'
export { batchRows, batchesOf, listExport } from './calls/list-export.ts'
export * from './calls/file-purpose.ts'
export * from './calls/handler.ts'
export type { RowVersion } from './calls/kept-rows.ts'
export * from './calls/module.ts'
export { collect } from './calls/collect.ts'
export { type Registry, oncePerRegistry } from './calls/registry.ts'
export { type Seed, type SeedRun, seeding } from './calls/seed.ts'
export type { StoredFile } from './calls/stored-file.ts'
export { refuseUnread } from './calls/refuse-unread.ts'
export * from './calls/worker.ts'
export { loadSeeds, writeSeeds } from './calls/write-seeds.ts'
export { personNameIn, personNameInEnglish } from './calls/person-name.ts'
export { allCap, countCap, pageAnswer, pageWindow } from './calls/page-window.ts'
export { countFound, readPage } from './calls/read-page.ts'
export { attemptEach } from './db/attempt-each.ts'
export { type AuthorColumns, authorColumns } from './db/author.ts'
export { compiledOnce, planAllAnew, planAnew, queryBuilder, raw } from './db/builder.ts'
export { readByCursor } from './db/read-by-cursor.ts'
export {
  type GeneratedMoment,
  type Moment,
  type MomentOrNull,
  anyOf,
  containing,
  countRows,
  nameIn,
  timeText,
} from './db/fragments.ts'
export { from, mentions, narrow, upTo } from './db/narrow.ts'
export { Database } from './db/database.ts'
export { deliver } from './db/deliver.ts'
export { appRole, migrate } from './db/migrate.ts'
export { readMigrations } from './db/migration-files.ts'
export { migrationOrder } from './db/migration-order.ts'
export { platformMigrations } from './migrations.ts'
export type { Refined } from './db/refined.ts'
export { refuseTaken } from './db/refuse-taken.ts'
export { type OwnLimit, refuseBeyond } from './db/own-limit.ts'
export type { Reader } from './db/reader.ts'
export { type SharedLimit, takeShared } from './db/shared-limit.ts'
export { takeLock } from './db/take-lock.ts'
export type { PartFailure, Writer } from './db/writer.ts'
export type { Bus } from './events/bus.ts'
export { FanOut } from './events/fan-out.ts'
export { PostgresCarrier } from './events/postgres-carrier.ts'
export { RedisCarrier } from './events/redis-carrier.ts'
export { mayOpen, needPage } from './http/guard/guard.ts'
export { networkOf } from './http/request/network-of.ts'
export { lasting } from './http/lasting-answer.ts'
export { isSignature, isTimely, signatureOf } from './http/guard/signature.ts'
export type { FileStore } from './files/file-store.ts'
export { exportColumns } from './fields/export-columns.ts'
export { adoptStore, requireOwnStore } from './files/own-store.ts'
export { FolderStore } from './files/folder-store.ts'
export { openApi } from './openapi.ts'
export { clamdScanner } from './ports/clamd-scanner.ts'
export { icapScanner } from './ports/icap-scanner.ts'
export type { ScannerPort } from './ports/scanner.ts'
export { httpSms } from './ports/http-sms.ts'
export { outboxMail, outboxSms } from './ports/outbox-ports.ts'
export type { MailPort, Ports, SmsPort } from './ports/ports.ts'
export { createPortal, type Portal } from './server.ts'
export { hashSessionId } from './session/session-cache.ts'
export type { SessionPort } from './session/session-port.ts'
export {
  type CasesOf,
  type Changes,
  type History,
  type MoveContext,
  defineCaseTable,
  toBothSides,
  type Mover,
} from './workflow/case-table.ts'
export { decidedBy, enteredBy } from './workflow/case-columns.ts'
export { changedSince, changesFrom } from './workflow/changed-since.ts'
export { type Computed, type ComputedCase, computeCase, confirmComputed } from './workflow/computed-case.ts'
export { caseToDecide, decideCase, loadCase } from './workflow/decide-case.ts'
export { waitsFor } from './workflow/waits-for.ts'
export { beginCase, markCase, moveCase, targetOf } from './workflow/move-case.ts'
export { beginCases, moveCases } from './workflow/move-cases.ts'
export { stateList, stateLiteral } from './workflow/state-sql.ts'
export {
  type ColumnType,
  type Compilable,
  type Generated,
  type GeneratedAlways,
  type InferResult,
  type InsertType,
  type RawBuilder,
  type SelectType,
  type Selectable,
  type UpdateType,
  type Updateable,
  sql,
} from 'kysely'
