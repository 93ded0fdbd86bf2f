import { Refusal, platformErrors } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { type PersonActor, sessionHandler } from '@iisp/server'
import { myKeyRemove as call } from '../../contract/hardware-keys.ts'
import { findSessionOwner } from '../accounts.ts'
import { q } from '../tables.ts'
import { keyChanged } from './tell-key-change.ts'
import { needFactor } from './keys.ts'

export const myKeyRemove = sessionHandler<typeof call, PersonActor>(call, async (ctx, { id }) => {
  needFactor(ctx)
  const owner = await findSessionOwner(ctx.db, ctx.actor.sessionHash)
  await ctx.transact(async (db) => {
    const removed = await db.maybe(
      q
        .deleteFrom('identity.hardware_key')
        .where('id', '=', id)
        .where('account_id', '=', owner.account_id)
        .returning('name'),
    )
    if (removed === undefined) throw new Refusal(platformErrors.notFound)
    db.emit({
      topic: keyChanged,
      audience: [],
      payload: {
        accountId: owner.account_id,
        change: 'removed',
        name: removed.name,
        at: businessDateTime(ctx.now),
      },
    })
    db.audit({
      institutionId: ctx.actor.institutionId,
      action: 'identity.key-removed',
      object: `account:${owner.account_id}`,
      detail: { name: removed.name },
    })
  })
  return null
})
