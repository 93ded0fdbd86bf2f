import { getProductInfo } from '@iisp/product/contract'
import { platformErrors, refuse } from '@iisp/contract'
import { sum } from '@iisp/contract/exact'
import { reader } from '@iisp/server'
import { queryHkAmount as call } from '../../contract/ledger.ts'
import { available } from '../../rules/ledger/amount.ts'
import { visible } from '../scope.ts'
import { q } from '../tables.ts'

export const queryHkAmount = reader(call, async (ctx, input) => {
  const { list } = await ctx.call(getProductInfo, { keyword: input.cpdm, fjxx: '1', isShowHisGrade: '1' })
  const product = list.find((row) => row.PRODUCT_NO === input.cpdm) ?? refuse(platformErrors.notFound)
  const accounts = await ctx.db.all(
    q
      .selectFrom('transfers.custody_account as a')
      .innerJoin('transfers.ledger_account as l', 'l.custody_account_id', 'a.id')
      .select(['a.status', 'l.balance', 'l.frozen'])
      .where('a.product_id', '=', product.ID)
      .where('a.kind', '=', '1')
      .where(visible(ctx.actor, 'a.institution_id')),
  )
  return {
    cpdm: product.PRODUCT_NO,
    availableAmount: sum(accounts.map(available)),
    frozenAmount: sum(accounts.map((account) => account.frozen)),
    transferableAmount: sum(accounts.filter((account) => account.status !== '2').map(available)),
  }
})
