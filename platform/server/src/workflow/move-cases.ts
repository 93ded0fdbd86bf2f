import type { Effects } from '@iisp/contract'
import { sql } from 'kysely'
import { raw } from '../db/builder.ts'
import type { CaseTable, CaseTypes, Change, Changes, MoveContext } from './case-table.ts'
import { stepOf } from './change-case.ts'
import { targetOf } from './move-case.ts'

interface Together<G extends CaseTypes> {
  readonly who: G['mover']
  readonly reason?: string
  /** The same values for all cases. */
  readonly changes?: Changes<G['columns']>
  /** The single audit row that names all cases. */
  readonly audit: { readonly object: string; readonly detail: Record<string, unknown> }
}

/**
 * Moves many versioned cases of one institution and one state together: one compare-and-set with a step each, one audit
 * row, and the event of each topic once, about the first. If any was changed by somebody else, the module's refusal is
 * thrown and nothing may be kept.
 */
export async function moveCases<G extends CaseTypes>(
  ctx: MoveContext,
  cases: CaseTable<G>,
  rows: readonly G['row'][],
  event: G['event'],
  { who, reason = '', changes = {}, audit }: Together<G>,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const from = cases.read(first).state
  const to = targetOf(ctx, cases, first, event, { who })
  const change = { event, from, to, who, reason, by: ctx.actor, now: ctx.now }
  const step = stepOf(cases, first, change)
  const set = Object.entries(changes).map(([name, value]) => sql`, ${sql.ref(name)} = ${value}`)
  const { n } = await ctx.db.one(
    raw(sql<{ n: number }>`WITH asked AS (
        SELECT * FROM unnest(${rows.map(({ id }) => id)}::bigint[],
          ${rows.map((row) => cases.read(row).version)}::integer[]) AS a (asked_id, asked_version)
      ), moved AS (
        UPDATE ${sql.table(cases.table)} SET status = ${to}, version = version + 1 ${sql.join(set, sql``)}
        FROM asked WHERE id = asked_id AND version = asked_version AND status = ${from}
          AND institution_id = ${first.institution_id}
        RETURNING id, version
      ) ${step === null ? sql`` : sql`, step AS (${step} RETURNING 1)`}
      SELECT count(*)::int AS n FROM moved`),
  )
  if (n !== rows.length) throw cases.refusals.overtaken(first, event, ctx.language)
  recordTogether(ctx, cases, first, change, { ...cases.flow.moveEffects[event], ...audit })
}

/**
 * The first steps of versioned cases of one institution that were just inserted, with one audit row for all of them and the
 * event of each topic once, about the first.
 */
export async function beginCases<G extends CaseTypes>(
  ctx: MoveContext,
  cases: CaseTable<G>,
  rows: readonly G['row'][],
  event: G['event'],
  { who, audit }: Pick<Together<G>, 'who' | 'audit'>,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const { state: to } = cases.read(first)
  const begun = { event, from: null, to, who, reason: '', by: ctx.actor, now: ctx.now }
  const step = stepOf(cases, first, begun)
  if (step !== null)
    await ctx.db.run(
      raw(sql`WITH moved AS (
        SELECT * FROM unnest(${rows.map(({ id }) => id)}::bigint[],
          ${rows.map((row) => cases.read(row).version)}::integer[]) AS b (id, version)
      ) ${step}`),
    )
  recordTogether(ctx, cases, first, begun, { ...cases.flow.moveEffects[event], ...audit })
}

/** Writes one audit row that names all cases, and one event per topic for the first case. */
function recordTogether<G extends CaseTypes>(
  { db }: MoveContext,
  cases: CaseTable<G>,
  first: G['row'],
  change: Change<G['state']>,
  { audit: action, emits, object, detail }: Effects<G['topic']> & Together<G>['audit'],
): void {
  db.audit({ institutionId: first.institution_id, action, object, detail })
  for (const topic of emits) {
    const told = cases.events[topic](first, change)
    if (told !== null) db.emit({ topic, ...told })
  }
}
