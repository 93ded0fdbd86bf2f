import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { deleteLocalOtherAcctInfo as call } from '../../contract/accounts/counterparties.ts'
import { transferErrors } from '../../contract/errors.ts'
import { counterpartyInUse, isDeletable } from './partner-use.ts'
import { q } from '../tables.ts'

export const deleteLocalOtherAcctInfo = writer(call, async (ctx, input) => {
  const account = await ctx.db.one(
    q
      .selectFrom('transfers.counterparty_account as p')
      .select(['p.account_no', 'p.source', 'p.created_by', counterpartyInUse.as('inUse')])
      .where('p.id', '=', input.id)
      .where('p.institution_id', '=', ctx.actor.institutionId)
      .where('p.deleted_at', 'is', null)
      .forUpdate(),
  )
  if ((input.opeId || account.created_by) !== account.created_by) refuse(platformErrors.notFound)
  if (!isDeletable(account)) refuse(transferErrors.accountNotDeletable)
  await ctx.db.run(
    q
      .updateTable('transfers.counterparty_account')
      .set({ deleted_at: ctx.now.toISOString(), is_default: false })
      .where('id', '=', input.id),
  )
  ctx.db.audit({
    institutionId: ctx.actor.institutionId,
    action: 'transfers.delete-counterparty',
    object: `counterparty-account:${input.id}`,
    detail: { account: account.account_no },
  })
  return { result: 'success' as const }
})
