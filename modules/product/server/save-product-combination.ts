import { refuse } from '@iisp/contract'
import { type WriteContext, sql, takeLock, writer } from '@iisp/server'
import { productErrors } from '../contract/errors.ts'
import {
  combinationProducts,
  combinationsPerAccount,
  saveProductCombination as call,
} from '../contract/product-combinations.ts'
import { combinationFault, idsOf } from '../rules/combination.ts'
import { ownCombination, ownCombinations } from './own-combination.ts'
import { q } from './tables.ts'

export const saveProductCombination = writer(call, async (ctx, input) => {
  const asked = idsOf(input.productIds)
  const fault = combinationFault({ name: input.NAME, productIds: asked }, combinationProducts)
  if (fault !== null) refuse(productErrors.combinationInvalid, { why: fault[ctx.language] })
  if (input.combId !== undefined) await ownCombination(ctx.db, ctx.actor, input.combId)
  // two savings of one account wait for each other, so that neither the name nor the number is passed by
  await takeLock(ctx.db, `product.combination ${ctx.actor.accountId}`)
  const name = input.NAME.trim()
  await refuseTaken(ctx, name, input.combId)
  const productIds = await visible(ctx, asked)
  if (productIds.length === 0) refuse(productErrors.combinationEmpty)
  const combId = input.combId === undefined ? await add(ctx, name, productIds) : input.combId
  if (input.combId !== undefined) {
    await ctx.db.run(
      q
        .updateTable('product.combination')
        .set({ name, product_ids: productIds })
        .where('id', '=', input.combId),
    )
  }
  ctx.db.audit({
    institutionId: ctx.actor.institutionId,
    action: 'product.save-combination',
    object: `combination:${combId}`,
    detail: { products: productIds.length },
  })
  return { combId }
})

async function refuseTaken({ db, actor }: WriteContext, name: string, combId = '0'): Promise<void> {
  const others = ownCombinations(actor).select('id').where('id', '<>', combId)
  if ((await db.maybe(others.where('name', '=', name))) !== undefined)
    refuse(productErrors.combinationNameTaken)
  if (combId === '0' && (await db.all(others)).length >= combinationsPerAccount)
    refuse(productErrors.tooManyCombinations, { n: String(combinationsPerAccount) })
}

/** The ids that the account may see, in the given order. */
async function visible({ db, actor }: WriteContext, ids: readonly string[]): Promise<string[]> {
  const found = await db.all(
    q
      .selectFrom('product.product')
      .select('id')
      .where('id', '=', sql<string>`ANY (${ids}::bigint[])`)
      .$if(actor.scope !== '*', (all) => all.where('institution_id', '=', actor.scope)),
  )
  const seen = new Set(found.map(({ id }) => id))
  return ids.filter((id) => seen.has(id))
}

async function add({ db, actor }: WriteContext, name: string, productIds: string[]): Promise<string> {
  const { id } = await db.one(
    q
      .insertInto('product.combination')
      .values({
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        name,
        product_ids: productIds,
      })
      .returning('id'),
  )
  return id
}
