import { writer } from '@iisp/server'
import { investorReveal as call } from '../../contract/investors/investors.ts'
import { q } from '../tables.ts'
import { investorsOf } from './investor-columns.ts'

export const investorReveal = writer(call, async ({ db, actor }, { id }) => {
  const { institution_id, ...investor } = await db.one(
    investorsOf(actor)
      .where('i.id', '=', id)
      .select(['i.institution_id', 'i.id_no as idNo', 'i.phone', 'i.email', 'i.address']),
  )
  const accounts = await db.all(
    q
      .selectFrom('ta.designated_account')
      .where('investor_id', '=', id)
      .select(['product_id as productId', 'account_no as accountNo'])
      .orderBy('id'),
  )
  db.audit({ institutionId: institution_id, action: 'ta.investor-reveal', object: `investor:${id}` })
  return { ...investor, accounts }
})
