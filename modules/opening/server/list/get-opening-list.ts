import { reader, sql } from '@iisp/server'
import { getOpeningList as call } from '../../contract/list.ts'
import { conditionsOf, readPage } from './application-page.ts'

export const getOpeningList = reader(call, (ctx, input) => {
  const own = sql`institution_id = ${ctx.actor.institutionId} AND kind = '1'`
  return readPage(ctx, [own, ...conditionsOf(input)], sql`id DESC`, input)
})
