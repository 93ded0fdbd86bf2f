import { writer } from '@iisp/server'
import { investorChangeReveal as call } from '../../contract/investors/investor-changes.ts'
import { q } from '../tables.ts'

export const investorChangeReveal = writer(call, async ({ db }, { id }) => {
  const { institution_id, content } = await db.one(
    q.selectFrom('ta.investor_change').where('id', '=', id).select(['institution_id', 'content']),
  )
  const { idNo = '', phone = '', email = '', address = '' } = content.facts ?? content.changed ?? {}
  const accounts = content.bankAccount === undefined ? [] : [content.bankAccount]
  db.audit({ institutionId: institution_id, action: 'ta.investor-reveal', object: `investor-change:${id}` })
  return {
    idNo,
    phone,
    email,
    address,
    accounts: accounts.map(({ productId, accountNo }) => ({ productId, accountNo })),
  }
})
