import { type Effects, targetsOf } from '@iisp/contract'
import { sql } from 'kysely'
import { raw } from '../db/builder.ts'
import type { CaseTable, CaseTypes, MoveContext } from './case-table.ts'
import { type ChangeOptions, type Changed, leaveEffects, stepOf, writeChange } from './change-case.ts'

interface Aim<G extends CaseTypes> {
  readonly who: G['mover']
  /** Needed where the flow allows more than one target. */
  readonly to?: G['state']
}

/** The target state of a move; throws the module's refusal if its flow has no such move. */
export function targetOf<G extends CaseTypes>(
  { language }: Pick<MoveContext, 'language'>,
  { flow, read, refusals }: CaseTable<G>,
  row: G['row'],
  event: G['event'],
  { who, to }: Aim<G>,
): G['state'] {
  const open = targetsOf(flow, read(row).state, event, who)
  const target = to === undefined ? open[0] : open.find((state) => state === to)
  if (target === undefined) throw refusals.notOpen(row, event, language)
  return target
}

/**
 * Moves a case in one statement: compare-and-set of its state and version, the step in its history
 * and the statements of `also`. Audit row and events are written with COMMIT. The later of two
 * concurrent moves gets the module's refusal.
 */
export async function moveCase<G extends CaseTypes>(
  ctx: MoveContext,
  cases: CaseTable<G>,
  row: G['row'],
  event: G['event'],
  options: ChangeOptions<G> & Aim<G>,
): Promise<Changed<G['state']>> {
  const to = targetOf(ctx, cases, row, event, options)
  return run(
    ctx,
    cases,
    row,
    { event, to, who: options.who, effects: cases.flow.moveEffects[event] },
    options,
  )
}

/** Sets a mark in the same way, without changing the state. */
export async function markCase<G extends CaseTypes>(
  ctx: MoveContext,
  cases: CaseTable<G>,
  row: G['row'],
  mark: G['mark'],
  options: ChangeOptions<G> = {},
): Promise<Changed<G['state']>> {
  const { flow, refusals } = cases
  const { state: to } = cases.read(row)
  const way = flow.marks.find((one) => one.event === mark && one.from === to)
  if (way === undefined) throw refusals.notOpen(row, mark, ctx.language)
  return run(ctx, cases, row, { event: mark, to, who: way.who, effects: flow.markEffects[mark] }, options)
}

interface Wanted<G extends CaseTypes> {
  readonly event: G['event'] | G['mark']
  readonly to: G['state']
  readonly who: string
  readonly effects: Effects<G['topic']>
}
async function run<G extends CaseTypes>(
  ctx: MoveContext,
  cases: CaseTable<G>,
  row: G['row'],
  { effects, ...wanted }: Wanted<G>,
  options: ChangeOptions<G>,
): Promise<Changed<G['state']>> {
  const { actor: by, now } = ctx
  const change = { ...wanted, from: cases.read(row).state, reason: options.reason ?? '', by, now }
  const changed = await writeChange(ctx, cases, row, change, options)
  if (changed === undefined) throw cases.refusals.overtaken(row, wanted.event, ctx.language)
  leaveEffects(ctx, cases, row, change, { ...effects, detail: options.detail })
  return changed
}

/** The first step of a case that was just inserted, with the audit row and the events of its first event. */
export async function beginCase<G extends CaseTypes>(
  ctx: MoveContext,
  cases: CaseTable<G>,
  row: G['row'],
  event: G['event'],
  { who, detail }: { readonly who: G['mover']; readonly detail?: Record<string, unknown> },
): Promise<void> {
  const { state: to, version } = cases.read(row)
  const begun = { event, from: null, to, who, reason: '', by: ctx.actor, now: ctx.now }
  const step = stepOf(cases, row, begun)
  if (step !== null) {
    const inserted = sql`SELECT ${row.id}::bigint AS id, ${version}::integer AS version`
    await ctx.db.run(raw(sql`WITH moved AS (${inserted}) ${step}`))
  }
  leaveEffects(ctx, cases, row, begun, { ...cases.flow.moveEffects[event], detail })
}
