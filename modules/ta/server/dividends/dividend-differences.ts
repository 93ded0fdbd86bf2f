import type { Output } from '@iisp/contract'
import { mask } from '@iisp/contract/masking'
import { nameIn, raw, reader, sql } from '@iisp/server'
import { dividendDifferences as call } from '../../contract/dividends/dividends.ts'
import { q } from '../tables.ts'

type Difference = Output<typeof call>['list'][number] & { readonly institutionId: string }
const most = 1000

export const dividendDifferences = reader(call, async ({ db, actor, language }, { id }) => {
  const dividend = await db.one(q.selectFrom('ta.dividend').select(['id', 'corrects']).where('id', '=', id))
  const list = await db.all(
    raw(sql<Difference>`
      WITH before AS (SELECT * FROM ta.confirmation WHERE dividend_id = ${dividend.corrects}::bigint),
        after AS (SELECT * FROM ta.confirmation WHERE dividend_id = ${dividend.id}::bigint)
      SELECT ${nameIn(language, 'v.name')} AS "investorName", t.account_no AS "tradingAccount",
        t.institution_id AS "institutionId", o.net_amount AS "netBefore", n.net_amount AS "netAfter",
        o.shares AS "newSharesBefore", n.shares AS "newSharesAfter"
      FROM before o FULL JOIN after n USING (trading_account_id)
      JOIN ta.trading_account t ON t.id = trading_account_id JOIN ta.investor v ON v.id = t.investor_id
      WHERE (o.net_amount, o.shares) IS DISTINCT FROM (n.net_amount, n.shares)
      ORDER BY t.id LIMIT ${most + 1}::int`),
  )
  return {
    list: list.slice(0, most).map(({ institutionId, ...row }) => ({
      ...row,
      investorName: institutionId === actor.institutionId ? row.investorName : mask(row.investorName),
    })),
    more: list.length > most,
  }
})
