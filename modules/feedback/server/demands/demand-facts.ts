import { timeText } from '@iisp/server'
import type { DemandState } from '../../contract/demands/demand-states.ts'
import type { Demand } from '../../contract/demands/demands.ts'

/** The columns of `feedback.demand as d` that every reader of a demand is told. */
export const factColumns = () =>
  [
    'd.id',
    'd.title',
    'd.kind',
    'd.content',
    'd.status',
    'd.votes',
    'd.replies',
    'd.hidden_at',
    'd.hidden_reason',
    timeText('d.at').as('at'),
  ] as const

interface FactRow extends Pick<Demand, 'id' | 'title' | 'kind' | 'content' | 'votes' | 'replies' | 'at'> {
  readonly status: DemandState
  readonly hidden_at: string | null
  readonly hidden_reason: string
}

export const factsOf = (row: FactRow) => ({
  id: row.id,
  title: row.title,
  kind: row.kind,
  content: row.content,
  state: row.status,
  votes: row.votes,
  replies: row.replies,
  at: row.at,
  hidden: row.hidden_at !== null,
  hiddenReason: row.hidden_reason,
})
