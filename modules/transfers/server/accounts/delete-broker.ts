import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { deleteBroker as call } from '../../contract/accounts/broker-accounts.ts'
import { transferErrors } from '../../contract/errors.ts'
import { brokerInUse, isDeletable } from './partner-use.ts'
import { q } from '../tables.ts'

export const deleteBroker = writer(call, async (ctx, input) => {
  const account = await ctx.db.one(
    q
      .selectFrom('transfers.broker_account as p')
      .select(['p.account_no', 'p.source', 'p.created_by', brokerInUse.as('inUse')])
      .where('p.id', '=', input.id)
      .where('p.institution_id', '=', ctx.actor.institutionId)
      .where('p.deleted_at', 'is', null)
      .forUpdate(),
  )
  // source and opeId only describe the row that the person saw
  const other =
    (input.source ?? account.source) !== account.source ||
    (input.opeId || account.created_by) !== account.created_by
  if (other) refuse(platformErrors.notFound)
  if (!isDeletable(account)) refuse(transferErrors.accountNotDeletable)
  await ctx.db.run(
    q
      .updateTable('transfers.broker_account')
      .set({ deleted_at: ctx.now.toISOString(), is_default: false })
      .where('id', '=', input.id),
  )
  ctx.db.audit({
    institutionId: ctx.actor.institutionId,
    action: 'transfers.delete-broker-account',
    object: `broker-account:${input.id}`,
    detail: { account: account.account_no },
  })
  return { result: 'success' as const }
})
