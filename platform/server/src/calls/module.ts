import {
  type Call,
  type Fill,
  type Page,
  type Role,
  type Slot,
  type SupervisedKind,
  defineSlot,
} from '@iisp/contract'
import type { ExportSource } from './export-source.ts'
import type { FilePurpose, KeepUpload } from './file-purpose.ts'
import type { Registry } from './registry.ts'
import type { InstitutionNames } from './names-in-english.ts'
import type { Seed } from './seed.ts'
import type { Worker } from './worker.ts'
import type { Reader } from '../db/reader.ts'
import type { PartFailure, Writer } from '../db/writer.ts'
import type { Ports } from '../ports/ports.ts'
import type { PersonActor } from './actor.ts'
import type { CallContext, Handler } from './handler.ts'
import type { DomainEvent } from './domain-event.ts'

/** Counts a person's to-dos on a page. The to-do board queries all sources in parallel. */
export interface TodoSource {
  /** The page's id. */
  readonly menuId: string
  /** The page that lists the counted items, if it is another one. */
  readonly opens?: Page
  /** The query string that the to-do opens the page with: it filters the list to the rows that are counted. */
  readonly query?: string
  /** Only people with one of these roles have the to-do; without it, everybody who has the page. */
  readonly roles?: readonly Role[]
  count(db: Reader, person: PersonActor): Promise<number>
  /** Since when the oldest of them has waited, YYYY-MM-DD HH:mm:ss in Shanghai; null where nothing waits. */
  oldest?(db: Reader, person: PersonActor): Promise<string | null>
}

/**
 * Runs after an event has been committed, in the transaction that takes the event from the outbox,
 * so its writes happen exactly once. Messages through `ports` are sent after that transaction, at
 * least once. If it throws, the event is retried later, without the subscribers that have already
 * handled it.
 */
export interface Subscriber {
  /** 'module-what', unique: the database keeps it with each event that this subscriber has handled. */
  readonly name: string
  readonly topic: string
  run(db: Writer, event: DomainEvent, ports: Ports): Promise<void>
}
/** Returns the subset of the content hashes that the module's rows refer to. */
export type NamedContent = (db: Reader, hashes: readonly string[]) => Promise<readonly string[]>
/**
 * An act that a super-manager is about to take: a kind of business on an object ('' if the call
 * names none), by a call.
 */
export interface SupervisedAct {
  readonly kind: string
  readonly object: string
  readonly call: string
  readonly now: Date
}
/** Store of supervisors' approvals; one module implements it. */
export interface ApprovalGate {
  /** Refuses unless the super-manager has an approval for this act. */
  check(db: Reader, person: PersonActor, act: SupervisedAct): Promise<void>
  /** Does the same and uses the approval up, in the transaction that needs it. */
  use(db: Writer, person: PersonActor, act: SupervisedAct): Promise<void>
  /** Whether the super-manager was given an approval of one of these kinds today, used or not. */
  opensPage(db: Reader, person: PersonActor, kinds: readonly string[], now: Date): Promise<boolean>
}
/** Work that the system does at an interval. At most one node runs it at a time. */
export interface Schedule {
  readonly name: string
  readonly everySeconds: number
  /**
   * @param call calls another module as the system, inside the same transaction
   * @returns failures of single items (`db.attempt`), which are reported and do not undo the others
   */
  run(db: Writer, now: Date, call: CallContext['call']): Promise<void | readonly PartFailure[]>
}
/**
 * Product data of a module, which an installation has without any demonstration. It is written at a
 * start if `content` differs from the last start's. `write` must not overwrite later changes by
 * people.
 */
export interface Delivery {
  content(registry: Registry): unknown
  write(db: Writer, now: Date, registry: Registry): Promise<void>
}
/** Contributions of modules through their fields `todos`, `supervisedKinds` and `namedContent`. */
export const todoSources: Slot<TodoSource> = defineSlot<TodoSource>('to-dos')
export const supervisedKinds: Slot<SupervisedKind> = defineSlot<SupervisedKind>('supervised-kinds')
export const namedContents: Slot<NamedContent> = defineSlot<NamedContent>('named-content')

/** A read that changes nothing, with its input. */
export interface FirstRead {
  readonly call: Call
  readonly input: object
  /**
   * Whether the read is made for a person, decided by the answer of the first of these reads.
   * Absent: for everybody.
   */
  readonly madeFor?: (first: unknown) => boolean
}

/** A module's server side, listed in apps/server. Importing it registers nothing. */
export interface ServerModule {
  readonly name: string
  /** Folder of numbered SQL files `NNN-what.sql`; absent where the module stores nothing. */
  readonly migrations?: URL
  /** Modules whose tables the migrations use: theirs run first. */
  readonly migratesAfter?: readonly string[]
  readonly handlers: readonly Handler[]
  readonly pages: readonly Page[]
  /** Addresses relative to /cms: `/x` and `/iisp/x` lead to `/cms/x`, including all paths below. */
  readonly contentAddresses?: readonly string[]
  /**
   * Reads that every signed-in person needs first. Their answers are delivered with the page, which
   * waits for them, so they must be quick.
   */
  readonly firstReads?: readonly FirstRead[]
  /** The kinds of approval that its calls ask for. */
  readonly supervisedKinds?: readonly SupervisedKind[]
  readonly todos?: readonly TodoSource[]
  readonly subscribers?: readonly Subscriber[]
  readonly schedules?: readonly Schedule[]
  readonly workers?: readonly Worker[]
  /**
   * Ends background work of the module, such as a thread, after the node has answered its last
   * request.
   */
  readonly close?: () => Promise<void>
  /** Purposes for which people upload files, with the right to read them. */
  readonly filePurposes?: readonly FilePurpose[]
  /** Tables that can be exported. */
  readonly exportSources?: readonly ExportSource[]
  /** Finds the stored content that its own rows refer to; content that no module refers to is removed. */
  readonly namedContent?: NamedContent
  readonly approvals?: ApprovalGate
  readonly keepUpload?: KeepUpload
  /** Reads the English names of institutions for answers in English; one module implements it. */
  readonly institutionNames?: (db: Reader) => Promise<InstitutionNames>
  readonly delivers?: Delivery
  /** Loads its demonstration data, which only an installation that is filled with them reads. */
  readonly seed?: () => Promise<Seed>
  /** The module's contributions to the slots of other modules. */
  readonly fills?: readonly Fill[]
  /** The slots that it reads from the registry. */
  readonly reads?: readonly Fill['slot'][]
}
