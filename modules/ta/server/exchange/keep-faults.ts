import { type Writer, raw, sql } from '@iisp/server'
import type { ExchangeFault } from '../../contract/exchange/faults.ts'
import type { StoredBatch } from '../tables.ts'

/** A fault with the file that has it. */
export interface PlacedFault {
  readonly file: string
  /** Type of the file; empty if unknown. */
  readonly type: string
  readonly fault: ExchangeFault
}

/** Keeps faults of a set, in their order. */
export async function keepFaults(
  db: Writer,
  batch: StoredBatch,
  faults: readonly PlacedFault[],
): Promise<void> {
  if (faults.length === 0) return
  const rows = faults.map(({ file, type, fault: { line, field = '', code, params = {} } }, n) => ({
    n,
    file: file.slice(0, 500),
    type,
    line: line ?? null,
    field: field.slice(0, 60),
    code,
    params,
  }))
  await db.run(
    raw(sql`
      INSERT INTO ta.exchange_fault (batch_id, institution_id, file_name, type, line, field, code, params)
      SELECT ${batch.id}::bigint, ${batch.institution_id}, file, type, line, field, code, params
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS found (n integer, file text, type text, line integer, field text, code text, params jsonb)
      ORDER BY n`),
  )
}
