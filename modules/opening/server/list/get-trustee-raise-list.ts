import { reader, sql } from '@iisp/server'
import { getTrusteeRaiseList as call } from '../../contract/list.ts'
import { conditionsOf, readPage } from './application-page.ts'

export const getTrusteeRaiseList = reader(call, (ctx, input) => {
  const own = sql`institution_id = ${ctx.actor.institutionId} AND kind = '2'`
  return readPage(ctx, [own, ...conditionsOf(input)], sql`id DESC`, input)
})
