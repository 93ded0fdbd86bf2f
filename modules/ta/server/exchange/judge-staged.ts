import { type Writer, raw, sql } from '@iisp/server'
import type { RawBuilder } from 'kysely'
import type { ExchangeFaultCode } from '../../contract/exchange/faults.ts'
import type { StoredBatch } from '../tables.ts'

/** A reason to refuse the staged record `e`: the fault, its field, the value found there and the condition. */
export interface Check {
  readonly code: ExchangeFaultCode
  readonly field: string
  readonly found: RawBuilder<unknown>
  readonly when: RawBuilder<unknown>
}

interface Judged {
  /** Type of the files that the records came from. */
  readonly type: string
  /** A query of the staged records of the set; `known` and the checks call it `staged` and its rows `e`. */
  readonly staged: RawBuilder<unknown>
  /** `staged e` joined with the register. */
  readonly known: RawBuilder<unknown>
  readonly checks: readonly Check[]
}

/**
 * Keeps a fault for each check that a staged record fails, in the order of the files, up to `most`. Answers their
 * number. Walks the records once: the planner has no statistics of newly staged rows and would join them badly.
 */
export function judgeStaged(
  db: Writer,
  { id, institution_id }: StoredBatch,
  most: number,
  { type, staged, known, checks }: Judged,
): Promise<number> {
  const faults = checks.map(
    ({ code, field, found, when }, order) =>
      sql`(${sql.lit(order)}, ${sql.lit(field)}, ${sql.lit(code)}, ${found}, ${when})`,
  )
  return db.run(
    raw(sql`
      WITH staged AS (${staged}), wrong AS (
        SELECT e.position, e.line, c.n, c.field, c.code, c.found
        FROM ${known} CROSS JOIN LATERAL (VALUES ${sql.join(faults)}) c (n, field, code, found, is_wrong)
        WHERE c.is_wrong
      )
      INSERT INTO ta.exchange_fault (batch_id, institution_id, file_name, type, line, field, code, params)
      SELECT ${id}::bigint, ${institution_id}, f.name, ${type}, w.line, w.field, w.code,
        jsonb_build_object('found', w.found)
      FROM wrong w
      JOIN ta.exchange_file x ON x.batch_id = ${id} AND x.position = w.position
      JOIN files.file f ON f.id = x.file_id
      ORDER BY w.position, w.line, w.n LIMIT ${most}`),
  )
}
