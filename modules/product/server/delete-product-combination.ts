import { writer } from '@iisp/server'
import { deleteProductCombination as call } from '../contract/product-combinations.ts'
import { ownCombination } from './own-combination.ts'
import { q } from './tables.ts'

export const deleteProductCombination = writer(call, async ({ db, actor }, { combId }) => {
  await ownCombination(db, actor, combId)
  await db.run(q.deleteFrom('product.combination').where('id', '=', combId))
  db.audit({
    institutionId: actor.institutionId,
    action: 'product.delete-combination',
    object: `combination:${combId}`,
  })
  return { result: 'success' as const }
})
