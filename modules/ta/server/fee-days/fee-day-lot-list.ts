import { mask } from '@iisp/contract/masking'
import { nameIn, readPage, reader, sql } from '@iisp/server'
import { feeDayLotList as call } from '../../contract/fee-days/fee-days.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import { q } from '../tables.ts'

const lots = (feeDayId: string) =>
  q
    .selectFrom('ta.fee_day_lot as f')
    .innerJoin('ta.lot as l', 'l.id', 'f.lot_id')
    .innerJoin('ta.trading_account as t', 't.id', 'f.trading_account_id')
    .innerJoin('ta.investor as v', 'v.id', 'l.investor_id')
    .where('f.fee_day_id', '=', feeDayId)

export const feeDayLotList = reader(call, ({ db, actor, language }, { feeDayId, ...page }) =>
  readPage(db, page, lots(feeDayId), {
    select: (all) =>
      all
        .select(['f.lot_id as id', 'f.institution_id', nameIn(language, 'v.name').as('investorName')])
        .select(['v.fund_account as fundAccount', 't.account_no as tradingAccount'])
        .select(['l.registered_on as registeredOn', 'f.shares', 'f.fee', 'f.shares_off as sharesOff'])
        .select(sql<string>`(f.shares - f.shares_off)::numeric(18, 2)`.as('sharesAfter'))
        .select(['f.mark_before as markBefore', 'f.mark_after as markAfter'])
        .orderBy('f.fee', 'desc')
        .orderBy('f.lot_id'),
    present: ({ institution_id, ...row }) => ({
      ...row,
      investorName: institution_id === actor.institutionId ? row.investorName : mask(row.investorName),
      markBefore: shortNav(row.markBefore),
      markAfter: shortNav(row.markAfter),
    }),
  }),
)
