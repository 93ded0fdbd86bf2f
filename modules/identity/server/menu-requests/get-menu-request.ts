import { type PersonActor, type Reader, reader, stateLiteral } from '@iisp/server'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { getMenuRequest as call } from '../../contract/menu-requests.ts'
import { pagesOf } from '../menus/pages-of.ts'
import { q } from '../tables.ts'
import { administratorsOf } from './administrators.ts'

export const getMenuRequest = reader(call, async (ctx, { menuId }) => {
  const { requestable } = await pagesOf(ctx)
  const administrators = await administratorsOf(ctx.db, ctx.actor)
  return {
    offered: requestable.some(({ id }) => id === menuId),
    pending: await isPending(ctx.db, ctx.actor, menuId),
    administrators: administrators.map(({ name }) => name),
  }
})

const isPending = async (db: Reader, actor: PersonActor, menuId: string): Promise<boolean> =>
  (await db.maybe(
    q
      .selectFrom('identity.menu_request')
      .select('id')
      .where('account_id', '=', actor.accountId)
      .where('menu_id', '=', menuId)
      .where('state', '=', stateLiteral(menuRequestFlow.codes.pending)),
  )) !== undefined
