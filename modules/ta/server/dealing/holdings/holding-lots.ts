import { platformErrors, refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { holdingLots as call } from '../../../contract/dealing/holdings.ts'
import { shortNav } from '../../../rules/dealing/nav-places.ts'
import { q } from '../../tables.ts'
import { holdings } from './holding-query.ts'

export const holdingLots = reader(call, async ({ db, actor }, { productId, tradingAccountId }) => {
  const held = await db.maybe(
    holdings(actor.scope, { productId })
      .select('h.product_id')
      .where('h.trading_account_id', '=', tradingAccountId),
  )
  if (held === undefined) refuse(platformErrors.notFound)
  const lots = await db.all(
    q
      .selectFrom('ta.lot')
      .select(['id', 'source', 'registered_on as registeredOn', 'locked_until as lockedUntil'])
      .select(['shares_initial as sharesInitial', 'shares', 'cost', 'mark'])
      .where('product_id', '=', productId)
      .where('trading_account_id', '=', tradingAccountId)
      .where('shares', '>', '0')
      .orderBy('registered_on')
      .orderBy('id')
      .limit(1000),
  )
  return { lots: lots.map((lot) => ({ ...lot, mark: shortNav(lot.mark) })) }
})
