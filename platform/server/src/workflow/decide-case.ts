import { type Way, obstacleTo, platformErrors, refuse } from '@iisp/contract'
import { type RawBuilder, sql } from 'kysely'
import type { PersonActor } from '../calls/actor.ts'
import { raw } from '../db/builder.ts'
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
    refuse(platformErrors.reasonMissing, { fields: 'reason' })
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
  if (obstacle !== undefined) refuse(platformErrors[obstacle])
  return { row, way, reason }
}
const noFacts: Readonly<Record<string, boolean>> = {}

const rowOf = <G extends CaseTypes, R>({ db }: MoveContext, { table }: CaseTable<G>, id: string) =>
  db.one(raw(sql<R>`SELECT * FROM ${sql.table(table)} WHERE id = ${id}`))

/** Who did each act of the flow on a case. */
export function actsOf<G extends CaseTypes>(
  cases: CaseTable<G>,
  row: G['row'],
): Readonly<Record<G['act'], string | null>> {
  const acts = Object.keys(cases.flow.acts) as G['act'][]
  const persons: object = Object.fromEntries(
    acts.map((act) => {
      const kept = keptBy(cases, act)
      return [act, typeof kept === 'function' ? kept(row) : row[kept as keyof G['row']]]
    }),
  )
  return persons as Record<G['act'], string | null>
}

function keptBy<G extends CaseTypes>({ table, acts }: CaseTable<G>, act: G['act']) {
  const kept = acts?.[act]
  if (kept === undefined) throw new Error(`${table}: nothing says who did ${act}`)
  return kept
}

function columnOf<G extends CaseTypes>(cases: CaseTable<G>, act: G['act']): string {
  const kept = keptBy(cases, act)
  if (typeof kept === 'function') throw new Error(`${cases.table}: no column says who did ${act}`)
  return kept
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

/**
 * Whether a case waits for a human being, as a condition on its table under an alias: a way of the flow is awaited from its
 * state, and nothing keeps this human being from it.
 */
export function waitsFor<G extends CaseTypes>(
  cases: CaseTable<G>,
  alias: string,
  persons: readonly string[],
): RawBuilder<boolean> {
  const by = (act: G['act']) => sql`coalesce(${sql.ref(`${alias}.${columnOf(cases, act)}`)}::text, '')`
  const ways = cases.flow.moves.filter(({ awaited }) => awaited === true)
  if (ways.length === 0) throw new Error(`${cases.table}: its flow awaits nothing`)
  const conditions = ways.map(({ from, notBy, onlyBy }) =>
    sql.join(
      [
        sql`${sql.ref(`${alias}.status`)} = ${sql.lit(from)}`,
        ...(notBy === undefined ? [] : [sql`${by(notBy)} <> ALL(${persons}::text[])`]),
        ...(onlyBy === undefined ? [] : [sql`${by(onlyBy)} = ANY(${persons}::text[])`]),
      ],
      sql` AND `,
    ),
  )
  return sql<boolean>`(${sql.join(conditions, sql` OR `)})`
}
