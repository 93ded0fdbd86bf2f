import { defineCaseTable, toBothSides } from '@iisp/server'
import {
  type InvestorChangeState,
  investorChangeFlow,
} from '../../contract/investors/investor-change-states.ts'
import { taTopics } from '../../contract/topics.ts'
import { type InvestorChangeColumns, type StoredInvestorChange } from '../tables.ts'

/** Openings and changes of investors as cases. */
export const investorChangeCases = defineCaseTable<
  InvestorChangeState,
  InvestorChangeColumns,
  StoredInvestorChange
>()({
  flow: investorChangeFlow,
  table: 'ta.investor_change',
  acts: { enter: 'entered_by' },
  object: ({ id }) => `investor-change:${id}`,
  detail: ({ kind, investor_id }, { from, to, reason }) => ({
    kind,
    investor: investor_id,
    from,
    to,
    reason,
  }),
  events: { [taTopics.investorsChanged]: toBothSides },
})
