import { reader } from '@iisp/server'
import { homeCardQuery as homeCardQueryCall } from '../../contract/home-cards.ts'
import { q } from '../tables.ts'
import { ownCards } from './own-cards.ts'

export const homeCardQuery = reader(homeCardQueryCall, async (ctx) => {
  const kept = await ctx.db.maybe(
    q
      .selectFrom('workspace.home_cards')
      .select(['card_codes', 'hidden_codes'])
      .where('account_id', '=', ctx.actor.accountId),
  )
  const places = new Map(kept?.card_codes.map((code, place) => [code, place]))
  const placeOf = (id: string) => places.get(id) ?? places.size
  return ownCards(ctx)
    .toSorted((a, b) => placeOf(a.id) - placeOf(b.id) || a.sort - b.sort)
    .map(({ id, name }, at) => ({
      cardCode: id,
      name: name[ctx.language],
      visible: kept?.hidden_codes.includes(id) ? ('0' as const) : ('1' as const),
      sort: at + 1,
    }))
})
