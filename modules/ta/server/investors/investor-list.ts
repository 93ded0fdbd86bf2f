import { containing, readPage, reader, sql } from '@iisp/server'
import { investorList as call } from '../../contract/investors/investors.ts'
import { plainIdentityNumber } from '../../rules/investors/investor-faults.ts'
import { investorColumns, investorsFound, presentInvestor } from './investor-columns.ts'

export const investorList = reader(
  call,
  ({ db, actor, language }, { kind, status, productId, institutionId, ...input }) => {
    const keyword = input.keyword?.trim() ?? ''
    let found = investorsFound(actor)
    if (kind !== undefined) found = found.where('i.kind', '=', kind)
    if (status !== undefined) found = found.where('i.status', '=', status)
    if (institutionId !== undefined) found = found.where('i.institution_id', '=', institutionId)
    if (productId !== undefined)
      found = found.where(
        sql<boolean>`EXISTS (SELECT FROM ta.designated_account d WHERE d.investor_id = i.id AND d.product_id = ${productId})`,
      )
    if (keyword !== '')
      found = found.where(
        sql<boolean>`(concat_ws(' ', i.name, i.name_en, i.fund_account) ILIKE ${containing(keyword)}
        OR i.id_no = ${plainIdentityNumber(keyword)})`,
      )
    return readPage(db, input, found, {
      select: (all) => all.select(investorColumns(language)).orderBy('i.id', 'desc'),
      present: (row) => presentInvestor(row, actor),
    })
  },
)
