import { plainAccountNo } from '@iisp/contract/account-number'
import { reader, sql } from '@iisp/server'
import { findPartners as call, mostFoundPartners } from '../../contract/accounts/find-partners.ts'
import { visible } from '../scope.ts'
import { q } from '../tables.ts'

export const findPartners = reader(call, async ({ db, actor }, input) => {
  const keyword = input.keyword.trim().toLowerCase()
  if (keyword === '') return { list: [] }
  const number = plainAccountNo(keyword)
  const found = q
    .selectFrom('transfers.counterparty_account')
    .select(['account_no as ACCOUNT', sql<string>`min(name)`.as('NAME')])
    .where(visible(actor))
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(strpos(lower(name), ${keyword}) > 0 OR (${number} <> '' AND starts_with(account_no, ${number})))`,
    )
    .groupBy('account_no')
    .orderBy(sql`NOT starts_with(lower(min(name)), ${keyword})`)
    .orderBy(sql`min(name)`)
    .orderBy('account_no')
    .limit(sql.lit(mostFoundPartners))
  return { list: await db.all(found) }
})
