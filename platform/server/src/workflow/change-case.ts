import type { Effects } from '@iisp/contract'
import { type RawBuilder, sql } from 'kysely'
import { raw } from '../db/builder.ts'
import type { CaseTable, CaseTypes, Change, Changes, MoveContext } from './case-table.ts'

export interface ChangeOptions<G extends CaseTypes> {
  readonly reason?: string
  readonly changes?: Changes<G['columns']>
  /** A further condition of the compare-and-set. */
  readonly where?: RawBuilder<unknown>
  /**
   * Further statements of the same change, by name: inserts and updates that may read `moved` (id, version), which is
   * empty if somebody was faster.
   */
  readonly also?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Detail of the audit row, instead of the table's default. */
  readonly detail?: Record<string, unknown>
}
export interface Changed<C> {
  readonly to: C
  /** 0 for cases without a version. */
  readonly version: number
  /** Number of rows changed by each statement of `also`. */
  readonly touched: Readonly<Record<string, number>>
}

/** Compare-and-set, history and further statements in one. Returns undefined if somebody was faster. */
export async function writeChange<G extends CaseTypes>(
  { db }: MoveContext,
  cases: CaseTable<G>,
  row: G['row'],
  change: Change<G['state']>,
  { where = sql`true`, also = {}, ...options }: ChangeOptions<G>,
): Promise<Changed<G['state']> | undefined> {
  const step = stepOf(cases, row, change)
  const parts = Object.entries(step === null ? also : { ...also, step })
  const version = cases.read(row).version === null ? sql`0 AS version` : sql`version`
  const found = await db.maybe(
    raw(sql<Record<string, number>>`WITH moved AS (${compareAndSet(cases, row, change, options.changes ?? {})}
        AND ${where} RETURNING id, ${version}
      )${each(parts, ([name, part]) => sql`, ${sql.id(name)} AS (${part} RETURNING 1)`)}
      SELECT version${each(
        Object.keys(also),
        (name) => sql`, (SELECT count(*)::int FROM ${sql.id(name)}) AS ${sql.id(name)}`,
      )} FROM moved`),
  )
  if (found === undefined) return undefined
  const { version: counted = 0, ...touched } = found
  return { to: change.to, version: counted, touched }
}

const each = <X>(list: readonly X[], make: (one: X) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(list.map(make), sql``)

function compareAndSet<G extends CaseTypes>(
  { table, read }: CaseTable<G>,
  row: G['row'],
  { to }: Change,
  changes: Changes<G['columns']>,
): RawBuilder<unknown> {
  const { column, state, version } = read(row)
  const status = sql.ref(column)
  const set = [
    sql`${status} = ${to}`,
    ...(version === null ? [] : [sql`version = version + 1`]),
    ...Object.entries(changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  ]
  const unchanged = version === null ? sql`` : sql`AND version = ${version}`
  return sql`UPDATE ${sql.table(table)} SET ${sql.join(set)}
    WHERE id = ${row.id} AND ${status} = ${state} ${unchanged}`
}

/** The row of the history, out of `moved`; null where the case keeps none. */
export function stepOf<G extends CaseTypes>(
  { history }: CaseTable<G>,
  row: G['row'],
  change: Change<G['state']>,
): RawBuilder<unknown> | null {
  if (history === undefined) return null
  const { event, from, to, by, reason } = change
  const columns = Object.entries<unknown>({
    institution_id: row.institution_id,
    event,
    from_status: from,
    to_status: to,
    person: by.personId,
    person_name: by.name,
    real_name: by.behind?.name ?? null,
    reason,
    ...history.more?.(row, change),
  })
  const names = [history.caseId, 'seq', ...columns.map(([name]) => name)]
  return sql`INSERT INTO ${sql.table(history.table)} (${sql.join(names.map((name) => sql.ref(name)))})
    SELECT moved.id, moved.version, ${sql.join(columns.map(([, value]) => value))} FROM moved`
}

/** Adds audit row and events, which are written with COMMIT. */
export function leaveEffects<G extends CaseTypes>(
  { db }: MoveContext,
  cases: CaseTable<G>,
  row: G['row'],
  change: Change<G['state']>,
  { audit, emits, detail }: Effects<G['topic']> & { readonly detail: Record<string, unknown> | undefined },
): void {
  const { from, to } = change
  db.audit({
    institutionId: row.institution_id,
    action: audit,
    object: cases.object(row),
    detail: detail ?? cases.detail?.(row, change) ?? { from, to },
  })
  for (const topic of emits) {
    const event = cases.events[topic](row, change)
    if (event !== null) db.emit({ topic, ...event })
  }
}
