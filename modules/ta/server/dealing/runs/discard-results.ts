import type { Writer } from '@iisp/server'
import { q } from '../../tables.ts'

/** Discards the computed results of a run, a dividend or a fee day that ends or is computed again. */
export const discardResults = (db: Writer, part: 'run_id' | 'dividend_id' | 'fee_day_id', id: string) =>
  db.run(
    q
      .deleteFrom('ta.confirmation')
      .where(part, '=', id)
      .where('valid', '=', false)
      .where('confirmed_on', 'is', null),
  )
