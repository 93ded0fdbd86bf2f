import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { exchangeDecide as call } from '../../contract/exchange/imports.ts'
import { q } from '../tables.ts'
import { exchangeCases } from './exchange-cases.ts'
import { forgetStaged } from './stage-applications.ts'

export const exchangeDecide = writer(call, async (ctx, { id, version, action }) => {
  const { db, actor, now } = ctx
  const batch = await db.one(q.selectFrom('ta.exchange_batch').where('id', '=', id).selectAll())
  if (batch.version !== version) refuse(platformErrors.conflict)
  if (action === 'accept' && batch.accounts > 0 && actor.persons.includes(batch.entered_by))
    refuse(platformErrors.secondPerson)
  await moveCase(ctx, exchangeCases, batch, action, {
    who: 'register',
    changes: {
      decided_by: actor.personId,
      decided_name: actor.name,
      decided_at: now,
      tries: 0,
      beat_at: null,
    },
  })
  if (action === 'withdraw') await forgetStaged(db, id)
  return null
})
