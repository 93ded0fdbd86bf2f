import { mask } from '@iisp/contract/masking'
import type { Language } from '@iisp/contract'
import { type PersonActor, from, mentions, nameIn, narrow, sql, upTo } from '@iisp/server'
import type { Input } from '@iisp/contract'
import { type ConfirmationRow, type confirmationList } from '../../../contract/dealing/confirmations.ts'
import { type Refusal, refusals } from '../../../contract/terms/return-codes.ts'
import { shortNav } from '../../../rules/dealing/nav-places.ts'
import { fundNames } from '../../fund-and-manager.ts'
import { q } from '../../tables.ts'

export const confirmations = () =>
  q
    .selectFrom('ta.confirmation as c')
    // a dividend or a fee day has no application
    .leftJoin('ta.application as a', 'a.id', 'c.application_id')
    .innerJoin('ta.trading_account as t', 't.id', 'c.trading_account_id')
    .innerJoin('ta.investor as v', 'v.id', 'c.investor_id')
    .innerJoin('product.product_name as p', 'p.id', 'c.product_id')

type Found = ReturnType<typeof confirmations>

/** The confirmations that the filters of the list find. */
export const listedConfirmations = (filters: Omit<Input<typeof confirmationList>, 'pageNo' | 'pageSize'>) =>
  narrow(confirmations(), filters, {
    productId: 'c.product_id',
    kind: 'c.business_code',
    startDate: from('c.dealing_date'),
    endDate: upTo('c.dealing_date'),
    keyword: mentions(...fundNames, 'v.name', 'v.fund_account', 'a.application_no'),
  })

export const withColumns = (found: Found, language: Language) =>
  found
    .select(['c.id', sql<string>`coalesce(a.application_no, '')`.as('applicationNo'), 'c.institution_id'])
    .select(nameIn(language, 'v.name').as('investorName'))
    .select(['t.account_no as tradingAccount', 'v.fund_account as fundAccount', 'c.product_id as productId'])
    .select([
      'p.code as productCode',
      nameIn(language, 'p.name').as('productName'),
      'c.business_code as kind',
    ])
    .select(
      sql<string>`coalesce((SELECT o.code || ' ' || ${nameIn(language, 'o.name')} FROM product.product_name o
        WHERE o.id = CASE c.business_code WHEN '138' THEN c.target_product_id WHEN '137' THEN a.product_id END), '')`.as(
        'otherProduct',
      ),
    )
    .select(sql<string | null>`to_char(a.submitted_at, 'YYYY-MM-DD')`.as('applicationDate'))
    .select(['c.dealing_date as dealingDate', 'c.confirmed_on as confirmedOn', 'c.unit_nav as unitNav'])
    .select(['c.shares', 'c.gross_amount as grossAmount', 'c.fee', 'c.performance_fee as performanceFee'])
    .select(['c.net_amount as netAmount', 'c.refund', 'c.deferred_shares as deferredShares', 'c.valid'])
    .select(['c.cancelled_shares as cancelledShares', 'c.settles_on as settlesOn', 'c.reason'])
    .select('c.return_code as returnCode')

type Row = Omit<ConfirmationRow, 'state' | 'currency'> & {
  readonly institution_id: string
  readonly valid: boolean
}

/** A confirmation as the caller may see it: names are masked for everybody outside the fund's manager. */
export function presentConfirmation(
  { institution_id, valid, ...row }: Row,
  { institutionId }: Pick<PersonActor, 'institutionId'>,
  language: Language,
): ConfirmationRow {
  return {
    ...row,
    investorName: institution_id === institutionId ? row.investorName : mask(row.investorName),
    unitNav: shortNav(row.unitNav),
    currency: 'CNY',
    reason: reasonOf(row.reason, language),
    state: valid ? 'valid' : row.confirmedOn === null ? 'computed' : 'replaced',
  }
}

const isRefusal = (reason: string): reason is Refusal => Object.keys(refusals).includes(reason)
const reasonOf = (reason: string, language: Language): string =>
  isRefusal(reason) ? refusals[reason][language] : reason
