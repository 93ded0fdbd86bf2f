import { type Way, obstacleTo, platformErrors, refuse } from '@iisp/contract'
import { sql } from 'kysely'
import type { PersonActor } from '../calls/actor.ts'
import { raw } from '../db/builder.ts'
import type { Reader } from '../db/reader.ts'
import { actsOf } from './acts.ts'
import type { CaseTable, CaseTypes, MoveContext } from './case-table.ts'
import type { ChangeOptions, Changed } from './change-case.ts'
import { moveCase } from './move-case.ts'

/** The input of a call by `defineDecide`. */
interface Decided<D extends string> {
  readonly id: string
  /** Absent in the calls of the documents that take none. */
  readonly version?: number
  readonly action: D
  readonly reason?: string
}
type DecideContext = MoveContext & { readonly actor: PersonActor }

interface ToDecide<G extends CaseTypes, R extends G['row']> {
  /** The roles of the flow that the caller has. */
  readonly sides: readonly G['mover'][]
  /** Finds the case where its id alone does not do. */
  readonly load?: (id: string) => Promise<R>
  /** Facts of the case that keep it from a way. */
  readonly is?: (row: R) => Readonly<Record<G['fact'], boolean>>
}
/** A case that the caller may decide so. */
interface Open<G extends CaseTypes, R> {
  readonly row: R
  readonly way: Way<G['state'], G['event'], G['mover'], G['act'], G['fact']>
  /** The reason without spaces around it; '' where none is needed. */
  readonly reason: string
}

/**
 * Loads a case that its caller wants to decide, and refuses where the flow does: the reason is missing, somebody else changed
 * it, its state has no such move, or it needs another person.
 */
export async function caseToDecide<G extends CaseTypes, R extends G['row'] = G['row']>(
  ctx: DecideContext,
  cases: CaseTable<G>,
  { id, version, action, ...input }: Decided<G['action']>,
  { sides, load = (one) => rowOf<G, R>(ctx, cases, one), is }: ToDecide<G, R>,
): Promise<Open<G, R>> {
  const reason = input.reason?.trim() ?? ''
  if (reason === '' && cases.flow.decisions[action].reason !== undefined)
    throw cases.refusals.reasonMissing(action)
  const row = await load(id)
  const { state, version: stored } = cases.read(row)
  if (version !== undefined && stored !== null && stored !== version) refuse(platformErrors.conflict)
  const event: string = action
  const way = cases.flow.moves.find(
    (one) => one.event === event && one.from === state && sides.includes(one.who),
  )
  if (way === undefined) throw cases.refusals.notOpen(row, event, ctx.language)
  const facts = { persons: ctx.actor.persons, by: actsOf(cases, row), is: is?.(row) ?? noFacts }
  const obstacle = obstacleTo(way, facts)
  if (obstacle === 'fact') throw cases.refusals.notOpen(row, event, ctx.language)
  if (obstacle !== undefined) throw cases.refusals[obstacle]()
  return { row, way, reason }
}
const noFacts: Readonly<Record<string, boolean>> = {}

const rowOf = <G extends CaseTypes, R>(
  { db }: { readonly db: Reader },
  { table }: CaseTable<G>,
  id: string,
) => db.one(raw(sql<R>`SELECT * FROM ${sql.table(table)} WHERE id = ${id}`))

/** A case in the version that the caller saw. A later change is a conflict. */
export async function loadCase<G extends CaseTypes, R extends G['row'] = G['row']>(
  ctx: { readonly db: Reader },
  cases: CaseTable<G>,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<R> {
  const row = await rowOf<G, R>(ctx, cases, id)
  return cases.read(row).version === version ? row : refuse(platformErrors.conflict)
}

/** Takes a decision that has no effect beside the case: checks as `caseToDecide` does, then moves the case. */
export async function decideCase<G extends CaseTypes, R extends G['row'] = G['row']>(
  ctx: DecideContext,
  cases: CaseTable<G>,
  input: Decided<G['action']>,
  { changes = {}, ...options }: ToDecide<G, R> & Pick<ChangeOptions<G>, 'changes'>,
): Promise<Changed<G['state']> & Pick<Open<G, R>, 'row' | 'reason'>> {
  const { row, way, reason } = await caseToDecide(ctx, cases, input, options)
  const moved = await moveCase(ctx, cases, row, way.event, { who: way.who, reason, changes })
  return { ...moved, row, reason }
}
