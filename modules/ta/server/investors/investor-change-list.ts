import { actionsOn } from '@iisp/contract'
import { mentions, nameIn, narrow, readPage, reader, sql, timeText, waitsFor } from '@iisp/server'
import { investorChangeFlow } from '../../contract/investors/investor-change-states.ts'
import { investorChangeList as call } from '../../contract/investors/investor-changes.ts'
import { productsById } from '../products-by-id.ts'
import { q } from '../tables.ts'
import { presentContent } from './change-content.ts'
import { investorChangeCases } from './investor-change-cases.ts'

const investorName = sql<string>`coalesce(i.name, c.content->'facts'->>'name', '')`

export const investorChangeList = reader(call, async (ctx, input) => {
  const { db, actor, language } = ctx
  const changes = q
    .selectFrom('ta.investor_change as c')
    .leftJoin('ta.investor as i', 'i.id', 'c.investor_id')
    .leftJoin('identity.institution_name as n', 'n.institution_id', 'c.institution_id')
  const found = narrow(changes, input, {
    open: (only) => (only ? waitsFor(investorChangeCases, 'c', actor.persons) : undefined),
    state: 'c.status',
    kind: 'c.kind',
    investorId: 'c.investor_id',
    keyword: mentions(investorName),
  })
  const page = await readPage(db, input, found, {
    select: (all) =>
      all
        .select(['c.id', 'c.institution_id as institutionId', 'c.investor_id as investorId', 'c.kind'])
        .select(['c.content', 'c.status as state', 'c.entered_by', 'c.entered_name as enteredBy'])
        .select(['c.decided_name as decidedBy', 'c.reason', 'c.version', investorName.as('investorName')])
        .select(sql<string>`coalesce(${nameIn(language, 'n.name')}, '')`.as('institutionName'))
        .select([
          timeText('c.entered_at').as('enteredAt'),
          timeText<string | null>('c.decided_at').as('decidedAt'),
        ])
        .orderBy('c.id', 'desc'),
    present: (row) => row,
  })
  const products = await productsById(
    ctx,
    page.list.map(({ content }) => content.bankAccount?.productId ?? content.freezing?.productId ?? null),
  )
  return {
    ...page,
    list: page.list.map(({ entered_by, content, ...row }) => ({
      ...row,
      content: presentContent(content, products, language),
      qualifiedFile: content.facts?.qualifiedFile ?? content.changed?.qualifiedFile ?? null,
      actions: actionsOn(investorChangeFlow, ['register'], row.state, {
        persons: actor.persons,
        by: { enter: entered_by },
      }),
    })),
  }
})
