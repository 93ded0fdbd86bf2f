import { decideCase, writer } from '@iisp/server'
import { exchangeDecide as call } from '../../contract/exchange/imports.ts'
import { exchangeCases } from './exchange-cases.ts'
import { discardStaged } from './stage-applications.ts'

export const exchangeDecide = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const { to: state, row } = await decideCase(ctx, exchangeCases, input, {
    sides: ['register'],
    changes: {
      decided_by: actor.personId,
      decided_name: actor.name,
      decided_at: now,
      tries: 0,
      beat_at: null,
    },
  })
  if (input.action === 'withdraw') await discardStaged(db, row.id)
  return { state }
})
