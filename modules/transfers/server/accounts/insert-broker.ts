import { refuse } from '@iisp/contract'
import { type OwnLimit, refuseBeyond, refuseTaken, sql, writer } from '@iisp/server'
import { insertBroker as call } from '../../contract/accounts/broker-accounts.ts'
import { transferErrors } from '../../contract/errors.ts'
import { accountLimits } from '../../contract/limits.ts'
import { fromFlag } from '../flags.ts'
import { clearDefaultBroker } from './default-account.ts'
import { enteredBy } from './entered-account.ts'
import { q } from '../tables.ts'

const emptyField = { zh: '账号和户名不能为空', en: 'Number and name may not be blank' }

const limit: OwnLimit = {
  name: 'transfers.brokers',
  most: accountLimits.brokers,
  error: transferErrors.tooManyAccounts,
}

export const insertBroker = writer(call, async (ctx, input) => {
  const accountNo = input.account.trim()
  const name = input.name.trim()
  if (accountNo === '' || name === '')
    refuse(transferErrors.accountInvalid, { why: emptyField[ctx.language] })
  const custody = await ctx.db.one(
    q
      .selectFrom('transfers.custody_account')
      .select(['id', 'product_id', 'project_no'])
      .where('account_no', '=', input.tgzh)
      .where('product_id', '=', input.productId)
      .where('institution_id', '=', ctx.actor.institutionId),
  )
  await refuseBeyond(
    ctx.db,
    limit,
    custody.id,
    sql`SELECT FROM transfers.broker_account WHERE custody_account_id = ${custody.id} AND deleted_at IS NULL`,
  )
  if (fromFlag(input.isDefault)) await clearDefaultBroker(ctx.db, custody.id)
  const { id } = await ctx.db
    .one<{ id: string }>(
      q
        .insertInto('transfers.broker_account')
        .values({
          institution_id: ctx.actor.institutionId,
          product_id: custody.product_id,
          project_no: custody.project_no,
          custody_account_id: custody.id,
          account_no: accountNo,
          name,
          broker_no: input.jjsid,
          type: input.zhlx,
          branch: (input.yyb ?? '').trim(),
          ...enteredBy(ctx, input),
        })
        .returning('id'),
    )
    .catch(refuseTaken(transferErrors.accountExists))
  ctx.db.audit({
    institutionId: ctx.actor.institutionId,
    action: 'transfers.add-broker-account',
    object: `broker-account:${id}`,
    detail: { account: accountNo, name, custodyAccount: input.tgzh },
  })
  return { ID: id }
})
