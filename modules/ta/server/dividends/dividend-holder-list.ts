import { mask } from '@iisp/contract/masking'
import { nameIn, readPage, reader } from '@iisp/server'
import { dividendHolderList as call } from '../../contract/dividends/dividends.ts'
import { confirmations } from '../dealing/confirmations/confirmation-query.ts'

export const dividendHolderList = reader(call, ({ db, actor, language }, { dividendId, ...page }) =>
  readPage(db, page, confirmations().where('c.dividend_id', '=', dividendId), {
    select: (all) =>
      all
        .select(['c.id', 'c.institution_id', nameIn(language, 'v.name').as('investorName')])
        .select(['v.fund_account as fundAccount', 't.account_no as tradingAccount'])
        .select(['c.basis_shares', 'c.dividend_method', 'c.gross_amount as gross'])
        .select(['c.performance_fee as performanceFee', 'c.net_amount as net', 'c.shares as newShares'])
        .orderBy('c.basis_shares', 'desc')
        .orderBy('c.id'),
    present: ({ institution_id, basis_shares, dividend_method, ...row }) => ({
      ...row,
      investorName: institution_id === actor.institutionId ? row.investorName : mask(row.investorName),
      shares: basis_shares ?? '0.00',
      method: dividend_method === '0' ? ('reinvest' as const) : ('cash' as const),
    }),
  }),
)
