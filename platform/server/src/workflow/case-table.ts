import type { FlowShape, Language, Refusal } from '@iisp/contract'
import type { RawBuilder } from 'kysely'
import type { PersonActor } from '../calls/actor.ts'
import type { DomainEvent } from '../calls/domain-event.ts'
import type { Writer } from '../db/writer.ts'

/** Who moves a case, as its history names them. */
export type Mover = Pick<PersonActor, 'personId' | 'name' | 'behind'> & { readonly accountId?: string }

/** On whose behalf a case moves: the caller of a call (its own context is one), or the system. */
export interface MoveContext {
  readonly db: Writer
  readonly language: Language
  readonly now: Date
  readonly actor: Mover
}
/** The types of a kind of case: the row that is loaded, the columns that are written, the words of its flow. */
export interface CaseTypes {
  readonly row: unknown
  readonly columns: object
  readonly state: string
  readonly event: string
  readonly mover: string
  readonly mark: string
  readonly topic: string
}
/** One change of a case, as its effects see it. */
export interface Change<C extends string = string> {
  readonly event: string
  /** Null for the first one. */
  readonly from: C | null
  readonly to: C
  readonly who: string
  readonly reason: string
  readonly by: Mover
  readonly now: Date
}
/** What every case says of itself, whatever its columns are called. */
export interface CaseFacts<C extends string> {
  readonly id: string
  /** Whose audit chain keeps its changes. */
  readonly institutionId: string
  readonly state: C
  /** Counts the changes; null where the state alone tells that somebody was faster. */
  readonly version: number | null
  /** The object of its audit rows: 'transfer-order:123'. */
  readonly object: string
}
/** A table with a row for each change. Its columns are the same in every module, but for the case's and `more`. */
export interface History<Row> {
  readonly table: string
  /** Its column that names the case. */
  readonly caseId: string
  more?(row: Row, change: Change): Readonly<Record<string, unknown>>
}
/** Columns that change with the state; SQL where the new value depends on the old one. */
export type Changes<Columns> = { readonly [X in keyof Columns]?: Columns[X] | RawBuilder<unknown> }

/** Where the cases of a flow are kept, and what the effects of a change say of one. */
export interface CaseTable<G extends CaseTypes> {
  readonly flow: FlowShape<G['state'], G['event'], G['mover'], G['mark'], G['topic']>
  /** 'transfers.transfer_order' */
  readonly table: string
  readonly columns: { readonly state: string; readonly version: string | null }
  readonly read: (row: G['row']) => CaseFacts<G['state']>
  /** Null where the audit trail is all that is kept of a change. */
  readonly history: History<G['row']> | null
  /** Detail of the audit rows; a single change may give its own. */
  readonly detail?: (row: G['row'], change: Change<G['state']>) => Record<string, unknown>
  /** The event of each topic that the flow names; null where nobody is to hear of this case. */
  readonly events: Readonly<
    Record<G['topic'], (row: G['row'], change: Change<G['state']>) => Omit<DomainEvent, 'topic'> | null>
  >
  readonly refusals: {
    /** The flow has no such change from the case's state. */
    readonly notOpen: (row: G['row'], event: G['event'] | G['mark'], language: Language) => Refusal
    /** Somebody else changed the case in between. */
    readonly overtaken: (row: G['row'], event: G['event'] | G['mark'], language: Language) => Refusal
  }
  /** Never set: names the columns for the types. */
  readonly written?: G['columns']
}

export const defineCaseTable =
  <Row, Columns extends object>() =>
  <C extends string, E extends string, W extends string, K extends string, T extends string>(
    table: CaseTable<{ row: Row; columns: Columns; state: C; event: E; mover: W; mark: K; topic: T }>,
  ): typeof table =>
    Object.freeze(table)
