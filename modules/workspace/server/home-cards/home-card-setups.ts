import { Refusal } from '@iisp/contract'
import { writer } from '@iisp/server'
import { workspaceErrors } from '../../contract/errors.ts'
import { homeCardSetups as homeCardSetupsCall } from '../../contract/home-cards.ts'
import { q } from '../tables.ts'
import { ownCards } from './own-cards.ts'

export const homeCardSetups = writer(homeCardSetupsCall, async (ctx, { cards }) => {
  const own = new Set(ownCards(ctx).map(({ id }) => id))
  if (cards.some(({ cardCode }) => !own.has(cardCode))) throw new Refusal(workspaceErrors.cardUnknown)
  const ordered = cards.toSorted((a, b) => a.sort - b.sort)
  const codes = (kept: typeof cards) => [...new Set(kept.map(({ cardCode }) => cardCode))]
  const arranged = {
    card_codes: codes(ordered),
    hidden_codes: codes(ordered.filter(({ visible }) => visible === '0')),
  }
  const { institutionId: institution_id, accountId: account_id } = ctx.actor
  await ctx.db.run(
    q
      .insertInto('workspace.home_cards')
      .values({ institution_id, account_id, ...arranged })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(arranged)),
  )
  return null
})
