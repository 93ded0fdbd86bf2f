import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, enteredBy, writer } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { type ChangeContent, investorChangeEnter as call } from '../../contract/investors/investor-changes.ts'
import type { ChangeKind } from '../../contract/investors/investor-kinds.ts'
import { taTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'
import { checkedChange, checkedFacts } from './check-change.ts'
import { investorsOf } from './investor-columns.ts'
import { managerOf } from './manager-of.ts'
import { uniqueInvestor } from './unique-investor.ts'

export const investorChangeEnter = writer(call, async (ctx, input) => {
  if (input.kind !== 'open') {
    if (input.investorId === undefined) return refuse(platformErrors.badInput, { field: 'investorId' })
    const investor = await ctx.db.one(
      investorsOf(ctx.actor).where('i.id', '=', input.investorId).selectAll('i'),
    )
    const content = await checkedChange(ctx, input, investor)
    return enter(
      ctx,
      { kind: input.kind, institutionId: investor.institution_id, investorId: investor.id },
      content,
    )
  }
  const { facts, trading } = input
  const institutionId = await managerOf(ctx.db, input.institutionId)
  if (facts === undefined) return refuse(taErrors.identityWrong, { fields: 'idNo' })
  const content = { facts: await checkedFacts(ctx, facts, institutionId), ...(trading && { trading }) }
  return enter(ctx, { kind: 'open', institutionId, investorId: null }, content)
})

async function enter(
  { db, actor, now }: WriteContext<PersonActor>,
  of: { readonly kind: ChangeKind; readonly institutionId: string; readonly investorId: string | null },
  content: ChangeContent,
): Promise<{ id: string }> {
  const { institutionId, investorId, kind } = of
  const { id } = await uniqueInvestor(
    db.one(
      q
        .insertInto('ta.investor_change')
        .values({
          institution_id: institutionId,
          investor_id: investorId,
          kind,
          content,
          ...enteredBy({ actor, now }),
        })
        .returning('id'),
    ),
  )
  db.audit({
    institutionId,
    action: 'ta.investor-enter',
    object: `investor-change:${id}`,
    detail: { kind, investor: investorId },
  })
  db.emit({ topic: taTopics.investorsChanged, audience: [institutionId, '*'], payload: { id } })
  return { id }
}
