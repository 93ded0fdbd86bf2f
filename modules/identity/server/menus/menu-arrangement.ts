import type { ReadContext } from '@iisp/server'
import { identityTopics } from '../../contract/topics.ts'
import type { Topology } from '../../rules/menus/menu-access.ts'
import { q } from '../tables.ts'

/**
 * The menu arrangement of the account in use; cached until somebody of the institution changes an
 * arrangement.
 */
export const topologyOf = (ctx: ReadContext): Promise<Topology> =>
  ctx.kept(
    { topic: identityTopics.menusArranged, audience: ctx.actor.institutionId },
    `of account ${ctx.actor.accountId}`,
    async () => {
      const chosen = await ctx.db.maybe(
        q
          .selectFrom('identity.menu_arrangement')
          .select('topology')
          .where('account_id', '=', ctx.actor.accountId)
          .where('institution_id', '=', ctx.actor.institutionId),
      )
      return chosen?.topology ?? 2
    },
  )
