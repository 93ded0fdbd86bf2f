import { refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, writer } from '@iisp/server'
import { settingDefault as call } from '../../contract/accounts/broker-accounts.ts'
import { transferErrors } from '../../contract/errors.ts'
import { clearDefaultBroker, clearDefaultCounterparty } from './default-account.ts'
import { q } from '../tables.ts'

type Context = WriteContext<PersonActor>

export const settingDefault = writer(call, async (ctx, input) => {
  await (input.type === '1' ? defaultBroker(ctx, input.id) : defaultCounterparty(ctx, input.id))
  ctx.db.audit({
    institutionId: ctx.actor.institutionId,
    action: 'transfers.set-default-account',
    object: `${input.type === '1' ? 'broker' : 'counterparty'}-account:${input.id}`,
  })
  return { result: 'success' as const }
})

async function defaultBroker(ctx: Context, id: string): Promise<void> {
  const account = await ctx.db.one(
    q
      .selectFrom('transfers.broker_account')
      .select(['custody_account_id', 'status'])
      .where('id', '=', id)
      .where('institution_id', '=', ctx.actor.institutionId)
      .where('deleted_at', 'is', null),
  )
  if (account.status === '2') refuse(transferErrors.accountUnusable)
  await clearDefaultBroker(ctx.db, account.custody_account_id)
  await ctx.db.run(q.updateTable('transfers.broker_account').set({ is_default: true }).where('id', '=', id))
}

async function defaultCounterparty(ctx: Context, id: string): Promise<void> {
  const { institutionId } = ctx.actor
  const account = await ctx.db.one(
    q
      .selectFrom('transfers.counterparty_account')
      .select(['product_id', 'status'])
      .where('id', '=', id)
      .where('institution_id', '=', institutionId)
      .where('deleted_at', 'is', null),
  )
  if (account.status === '2') refuse(transferErrors.accountUnusable)
  await clearDefaultCounterparty(ctx.db, institutionId, account.product_id)
  await ctx.db.run(
    q.updateTable('transfers.counterparty_account').set({ is_default: true }).where('id', '=', id),
  )
}
