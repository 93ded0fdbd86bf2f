import { mentions, narrow, readPage, reader, sql } from '@iisp/server'
import { investorList as call } from '../../contract/investors/investors.ts'
import { plainIdentityNumber } from '../../rules/investors/investor-faults.ts'
import { investorColumns, investorsFound, presentInvestor } from './investor-columns.ts'

const named = mentions('i.name', 'i.name_en', 'i.fund_account')

export const investorList = reader(call, ({ db, actor, language }, input) => {
  const found = narrow(investorsFound(actor), input, {
    kind: 'i.kind',
    status: 'i.status',
    institutionId: 'i.institution_id',
    productId: (id) =>
      sql<boolean>`EXISTS (SELECT FROM ta.designated_account d WHERE d.investor_id = i.id AND d.product_id = ${id})`,
    keyword: (typed) => {
      const isNamed = named(typed)
      return isNamed && sql<boolean>`(${isNamed} OR i.id_no = ${plainIdentityNumber(typed)})`
    },
  })
  return readPage(db, input, found, {
    select: (all) => all.select(investorColumns(language)).orderBy('i.id', 'desc'),
    present: (row) => presentInvestor(row, actor),
  })
})
