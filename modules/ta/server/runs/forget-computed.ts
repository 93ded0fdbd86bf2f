import type { Writer } from '@iisp/server'
import { q } from '../tables.ts'

/** What was computed for a run, a dividend or a fee day that ends or is computed anew is no longer shown. */
export const forgetComputed = (db: Writer, part: 'run_id' | 'dividend_id' | 'fee_day_id', id: string) =>
  db.run(
    q
      .deleteFrom('ta.confirmation')
      .where(part, '=', id)
      .where('valid', '=', false)
      .where('confirmed_on', 'is', null),
  )
