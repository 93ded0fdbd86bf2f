import type { Page, Role, SupervisedKind } from '@iisp/contract'
import type { ExportSource } from './export-source.ts'
import type { FilePurpose } from './file-purpose.ts'
import type { Worker } from './worker.ts'
import type { Reader } from '../db/reader.ts'
import type { PartFailure, Writer } from '../db/writer.ts'
import type { Ports } from '../ports/ports.ts'
import type { PersonActor } from './actor.ts'
import type { CallContext, Handler } from './handler.ts'
import type { DomainEvent } from './domain-event.ts'

/** A page's to-do count for one person; the board asks all of them in parallel. */
export interface TodoSource {
  /** The page's id. */
  readonly menuId: string
  /** What the page is opened with from the to-do; nothing where it needs nothing. */
  readonly query?: string
  /** Only people with one of these roles have it; everybody with the page where it names none. */
  readonly roles?: readonly Role[]
  count(db: Reader, person: PersonActor): Promise<number>
  /** Since when the oldest of them waits, YYYY-MM-DD HH:mm:ss in Shanghai; null where nothing does. */
  oldest?(db: Reader, person: PersonActor): Promise<string | null>
}

/**
 * Runs after an event committed, in the transaction that takes it away: what it writes stands once. Messages
 * that it sends through `ports` leave after that transaction, each at least once. Where it throws, the event is tried
 * again later, without the other subscribers that have had it.
 */
export interface Subscriber {
  /** 'module-what', its own among all subscribers: kept in the database with the events it has had. */
  readonly name: string
  readonly topic: string
  run(db: Writer, event: DomainEvent, ports: Ports): Promise<void>
}
/** Of contents, by hash, those that rows name. */
export type NamedContent = (db: Reader, hashes: readonly string[]) => Promise<readonly string[]>
/** What a super-manager is about to do: a kind of business on an object ('' where the call names none), by a call. */
export interface SupervisedAct {
  readonly kind: string
  readonly object: string
  readonly call: string
  readonly now: Date
}
/** Where supervisors' approvals are kept; the one module that has them implements it. */
export interface ApprovalGate {
  /** Refuses unless the super-manager has an approval for this act. */
  check(db: Reader, person: PersonActor, act: SupervisedAct): Promise<void>
  /** The same, and uses the approval up: once, with the transaction that needed it. */
  use(db: Writer, person: PersonActor, act: SupervisedAct): Promise<void>
  /** Whether an approval of one of these kinds, given today, keeps a page open to the super-manager; a used one does. */
  opensPage(db: Reader, person: PersonActor, kinds: readonly string[], now: Date): Promise<boolean>
}
/** Work the system does by itself at an interval; at most one node runs it at a time. */
export interface Schedule {
  readonly name: string
  readonly everySeconds: number
  /**
   * @param call asks another module as the system, inside the same transaction
   * @returns failures of single items (`db.attempt`), which are reported and leave the rest as it is
   */
  run(db: Writer, now: Date, call: CallContext['call']): Promise<void | readonly PartFailure[]>
}
/**
 * Product data of a module: what an installation has without any demonstration. Written at a start whose `content` is
 * another than the last one's; `write` leaves alone what people changed meanwhile.
 */
export interface Delivery {
  readonly content: unknown
  write(db: Writer, now: Date): Promise<void>
}
/** A module's server side, composed in apps/server. Importing it registers nothing. */
export interface ServerModule {
  readonly name: string
  /** Folder of numbered SQL files `NNN-what.sql`; absent where the module stores nothing. */
  readonly migrations?: URL
  readonly handlers: readonly Handler[]
  readonly pages: readonly Page[]
  /** The kinds that its calls are supervised by. */
  readonly supervisedKinds?: readonly SupervisedKind[]
  readonly todos?: readonly TodoSource[]
  readonly subscribers?: readonly Subscriber[]
  readonly schedules?: readonly Schedule[]
  readonly workers?: readonly Worker[]
  /** What its people upload, and who may read it. */
  readonly filePurposes?: readonly FilePurpose[]
  /** Tables that can be exported. */
  readonly exportSources?: readonly ExportSource[]
  /** Where it keeps content of the file store under its own rows; what nothing names is removed from the store. */
  readonly namedContent?: NamedContent
  readonly approvals?: ApprovalGate
  readonly delivers?: Delivery
}
