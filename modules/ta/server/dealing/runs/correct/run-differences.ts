import type { Output } from '@iisp/contract'
import { raw, reader, sql } from '@iisp/server'
import { runDifferences as call } from '../../../../contract/dealing/runs.ts'
import { q } from '../../../tables.ts'

type Difference = Output<typeof call>['list'][number]
const most = 1000

export const runDifferences = reader(call, async ({ db }, { id }) => {
  const run = await db.one(q.selectFrom('ta.dealing_run').select(['id', 'corrects']).where('id', '=', id))
  const list = await db.all(
    raw(sql<Difference>`
      WITH before AS (SELECT * FROM ta.confirmation WHERE run_id = ${run.corrects}::bigint),
        after AS (SELECT * FROM ta.confirmation WHERE run_id = ${run.id}::bigint)
      SELECT a.application_no AS "applicationNo", coalesce(o.business_code, n.business_code) AS kind,
        o.shares AS "sharesBefore", n.shares AS "sharesAfter", o.net_amount AS "amountBefore", n.net_amount AS "amountAfter"
      FROM before o FULL JOIN after n USING (application_id, business_code)
      JOIN ta.application a ON a.id = coalesce(o.application_id, n.application_id)
      WHERE (o.shares, o.net_amount, o.refund) IS DISTINCT FROM (n.shares, n.net_amount, n.refund)
      ORDER BY a.id LIMIT ${most + 1}::int`),
  )
  return { list: list.slice(0, most), more: list.length > most }
})
