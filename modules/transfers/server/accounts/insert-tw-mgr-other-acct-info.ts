import { refuse } from '@iisp/contract'
import { getProductDetail } from '@iisp/product/contract'
import {
  type OwnLimit,
  type PersonActor,
  type WriteContext,
  refuseBeyond,
  refuseTaken,
  sql,
  writer,
} from '@iisp/server'
import { insertTwMgrOtherAcctInfo as call } from '../../contract/accounts/counterparties.ts'
import { transferErrors } from '../../contract/errors.ts'
import { accountLimits } from '../../contract/limits.ts'
import { compareAccount } from '../../rules/accounts/account-compare.ts'
import { accountFault } from '../../rules/accounts/account-form.ts'
import { clearDefaultCounterparty } from './default-account.ts'
import { enteredBy, trimmed } from './entered-account.ts'
import { fromFlag } from '../flags.ts'
import { knownAccounts } from './known-accounts.ts'
import { q } from '../tables.ts'

const bankMissing = { zh: '请选择开户行', en: 'Please choose the bank' }

const limit: OwnLimit = {
  name: 'transfers.counterparties',
  most: accountLimits.counterparties,
  error: transferErrors.tooManyAccounts,
}

export const insertTwMgrOtherAcctInfo = writer(call, async (ctx, input) => {
  const { institutionId } = ctx.actor
  const entered = trimmed(input)
  const fault = accountFault(entered)
  if (fault !== null) refuse(transferErrors.accountInvalid, { why: fault[ctx.language] })
  if (entered.bank === '') refuse(transferErrors.accountInvalid, { why: bankMissing[ctx.language] })
  const { result, known } = compareAccount(entered, await knownAccounts(ctx.db, ctx.actor, entered))
  if (result === 'fail') refuse(transferErrors.accountCompareFailed, { name: known[0]?.name ?? '' })
  const product = await ctx.call(getProductDetail, { id: input.productId })
  await refuseBeyond(
    ctx.db,
    limit,
    product.ID,
    sql`SELECT FROM transfers.counterparty_account WHERE product_id = ${product.ID} AND deleted_at IS NULL`,
  )
  const custodyAccountId = await custodyOf(ctx, input.productId, input.tgzh)
  if (fromFlag(input.isDefault)) await clearDefaultCounterparty(ctx.db, institutionId, product.ID)
  const { id } = await ctx.db
    .one<{ id: string }>(
      q
        .insertInto('transfers.counterparty_account')
        .values({
          institution_id: institutionId,
          product_id: product.ID,
          project_no: product.XMBH,
          custody_account_id: custodyAccountId,
          account_no: entered.accountNo,
          name: entered.name,
          open_bank: entered.bank,
          branch_no: entered.branchNo,
          province: input.province ?? '',
          city: input.city ?? '',
          transfer_type: input.hklx ?? '',
          ...enteredBy(ctx, input),
        })
        .returning('id'),
    )
    .catch(refuseTaken(transferErrors.accountExists))
  ctx.db.audit({
    institutionId,
    action: 'transfers.add-counterparty',
    object: `counterparty-account:${id}`,
    detail: { account: entered.accountNo, name: entered.name, product: product.PRODUCT_NO },
  })
  return { ID: id }
})

async function custodyOf(
  ctx: WriteContext<PersonActor>,
  productId: string,
  accountNo?: string,
): Promise<string | null> {
  if (accountNo === undefined) return null
  const custody = await ctx.db.one(
    q
      .selectFrom('transfers.custody_account')
      .select('id')
      .where('account_no', '=', accountNo)
      .where('product_id', '=', productId)
      .where('institution_id', '=', ctx.actor.institutionId),
  )
  return custody.id
}
