import { type OwnLimit, refuseBeyond, sql, writer } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'
import {
  contractLimits,
  productContractApply as call,
} from '../../contract/product-contracts/product-contracts.ts'
import { registrationTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'
import { columnsOf } from './contract-columns.ts'

const limit: OwnLimit = {
  name: 'registration.product-contract',
  most: contractLimits.aDay,
  error: registrationErrors.tooManyContracts,
}

export const productContractApply = writer(call, async (ctx, form) => {
  const { db, actor, now } = ctx
  const columns = await columnsOf(ctx, form)
  const { institutionId } = actor
  await refuseBeyond(
    db,
    limit,
    institutionId,
    sql`SELECT FROM registration.product_contract WHERE institution_id = ${institutionId}
      AND submitted_at > ${now}::timestamptz - interval '1 day'`,
  )
  const { id } = await db.one(
    q
      .insertInto('registration.product_contract')
      .values({ ...columns, institution_id: institutionId, institution_name: actor.institutionName })
      .returning('id'),
  )
  db.audit({
    institutionId,
    action: 'registration.contract-submit',
    object: `product-contract:${id}`,
    detail: { productName: columns.product_name, services: columns.services },
  })
  db.emit({ topic: registrationTopics.contractsChanged, audience: [institutionId, '*'], payload: { id } })
  return { id }
})
