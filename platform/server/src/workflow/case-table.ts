import { type Doer, type FlowShape, type Language, Refusal, platformErrors } from '@iisp/contract'
import type { RawBuilder } from 'kysely'
import type { PersonActor } from '../calls/actor.ts'
import type { DomainEvent } from '../calls/domain-event.ts'
import type { Writer } from '../db/writer.ts'

/** The person who moves a case, as recorded in its history. */
export type Mover = Pick<PersonActor, 'personId' | 'name' | 'behind'> & { readonly accountId?: string }

/** On whose behalf a case moves: the caller (the context of a call will do), or the system. */
export interface MoveContext {
  readonly db: Writer
  readonly language: Language
  readonly now: Date
  readonly actor: Mover
}
/** The types of a kind of case: the row that is loaded, the columns that are written, the names of its flow. */
export interface CaseTypes {
  readonly row: AnyCase
  readonly columns: object
  readonly state: string
  readonly event: string
  readonly mover: string
  readonly mark: string
  readonly topic: string
  readonly act: string
  readonly fact: string
  readonly action: string
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
interface AnyCase {
  readonly id: string
  /** Whose audit chain keeps its changes. */
  readonly institution_id: string
}
/** A case without a version: concurrent changes are detected only by a changed state. */
interface StateCase<C extends string> extends AnyCase {
  readonly state: C
}
/** A case that several people may change in one state: `version` counts the changes. */
interface VersionedCase<C extends string> extends AnyCase {
  readonly status: C
  readonly version: number
}
type CaseRow<C extends string> = StateCase<C> | VersionedCase<C>
/** The fields of every case, independent of its column names. */
interface CaseFacts<C extends string> {
  readonly column: 'status' | 'state'
  readonly state: C
  /** Null for a case without a version. */
  readonly version: number | null
}
const factsOf = <C extends string>(row: CaseRow<C>): CaseFacts<C> =>
  'status' in row
    ? { column: 'status', state: row.status, version: row.version }
    : { column: 'state', state: row.state, version: null }

/** A table with a row for each change. Its columns are the same in every module, but for the case's and `more`. */
export interface History<Row> {
  readonly table: string
  /** Its column that names the case. */
  readonly caseId: string
  more?(row: Row, change: Change): Readonly<Record<string, unknown>>
}
/** Columns that change with the state; SQL where the new value depends on the old one. */
export type Changes<Columns> = { readonly [X in keyof Columns]?: Columns[X] | RawBuilder<unknown> }

interface Refusals<G extends CaseTypes> {
  /** The flow has no such change from the case's state. */
  readonly notOpen: (row: G['row'], event: G['event'] | G['mark'], language: Language) => Refusal
  /** Somebody else changed the case in between. */
  readonly overtaken: (row: G['row'], event: G['event'] | G['mark'], language: Language) => Refusal
  /** Who did the step before wants to do this one as well. */
  readonly secondPerson: () => Refusal
  /** Somebody else than who did an act wants to do what only they may. */
  readonly ownOnly: () => Refusal
  /** The decision needs a reason. */
  readonly reasonMissing: (action: G['action']) => Refusal
}
const usualRefusals = {
  notOpen: () => new Refusal(platformErrors.caseMoved),
  overtaken: () => new Refusal(platformErrors.conflict),
  secondPerson: () => new Refusal(platformErrors.secondPerson),
  ownOnly: () => new Refusal(platformErrors.ownOnly),
  reasonMissing: () => new Refusal(platformErrors.reasonMissing, { fields: 'reason' }),
}

type Column<G extends CaseTypes> = keyof G['row'] & string
export type KeptBy<G extends CaseTypes> = Column<G> | readonly Column<G>[] | ((row: G['row']) => Doer)

/** The storage of a flow's cases, and the content of their audit rows and events. */
export interface CaseTable<G extends CaseTypes> {
  readonly flow: FlowShape<
    G['state'],
    G['event'],
    G['mover'],
    G['mark'],
    G['topic'],
    G['act'],
    G['fact'],
    G['action']
  >
  /** 'transfers.transfer_order' */
  readonly table: string
  /** The column with the state, where it is not 'status'; only lists of the cases that wait need it. */
  readonly column?: 'state'
  /**
   * The person who did each act of the flow: a column with the person, several columns where an act is of several persons, or a
   * function of the row. Needed to decide on a case; listing the waiting cases needs the columns.
   */
  readonly acts?: Readonly<Record<G['act'], KeptBy<G>>>
  readonly read: (row: G['row']) => CaseFacts<G['state']>
  /** The object of its audit rows: 'transfer-order:123'. */
  readonly object: (row: G['row']) => string
  /** Absent where changes are recorded in the audit trail only. */
  readonly history?: History<G['row']>
  /** Detail of the audit rows; a single change may give its own. */
  readonly detail?: (row: G['row'], change: Change<G['state']>) => Record<string, unknown>
  /** The event of each topic that the flow names; null where none is to be sent for this case. */
  readonly events: Readonly<
    Record<G['topic'], (row: G['row'], change: Change<G['state']>) => Omit<DomainEvent, 'topic'> | null>
  >
  readonly refusals: Refusals<G>
  /** Never set: names the columns for the types. */
  readonly written?: G['columns']
}

/** A table names those refusals alone that differ from the platform's. */
type Declared<G extends CaseTypes> = Omit<CaseTable<G>, 'read' | 'refusals'> & {
  readonly refusals?: Partial<Refusals<G>>
}

/**
 * Defines where the cases of a flow are kept: `defineCaseTable<Status, Columns, Row>()({ … })`, with the columns that
 * moves may change and the row that handlers load.
 */
export const defineCaseTable =
  <C extends string, Columns extends object, Row extends CaseRow<C> = StateCase<C>>() =>
  <
    E extends string,
    W extends string,
    K extends string,
    T extends string,
    A extends string,
    X extends string,
    D extends string,
  >(
    table: Declared<TypesOf<Row, Columns, C, E, W, K, T, A, X, D>>,
  ): CaseTable<TypesOf<Row, Columns, C, E, W, K, T, A, X, D>> =>
    Object.freeze({ ...table, refusals: { ...usualRefusals, ...table.refusals }, read: factsOf<C> })

interface TypesOf<
  Row,
  Columns,
  C extends string,
  E extends string,
  W extends string,
  K extends string,
  T extends string,
  A extends string,
  X extends string,
  D extends string,
> {
  readonly row: Row
  readonly columns: Columns
  readonly state: C
  readonly event: E
  readonly mover: W
  readonly mark: K
  readonly topic: T
  readonly act: A
  readonly fact: X
  readonly action: D
}

/** The types of a case table. */
export type CasesOf<T> = T extends CaseTable<infer G> ? G : never

/** The event that notifies the institution and the operating side of a changed case. */
export const toBothSides = ({ id, institution_id }: CaseTypes['row']): Omit<DomainEvent, 'topic'> => ({
  audience: [institution_id, '*'],
  payload: { id },
})
