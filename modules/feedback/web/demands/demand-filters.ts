import { demandFlow, demandKinds } from '@iisp/feedback/contract'
import { filters, stateNames } from '@iisp/web'
import { demandTexts } from './demand-texts.ts'

export const demandFilters = filters(demandTexts, ({ flag, keyword, oneOf, own }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  state: oneOf(demandFlow.all, { label: 'state', optionName: stateNames(demandFlow) }),
  kind: oneOf(demandKinds, { label: 'kind', optionName: (kind, t) => t(`kinds.${kind}`) }),
  mine: flag(),
  /** Sorted by votes, most first. */
  byVotes: own({
    blank: false,
    params: ['order'],
    read: (query) => query.get('order') === 'votes',
    write: (byVotes): Record<string, string> => (byVotes ? { order: 'votes' } : {}),
    send: (byVotes) => (byVotes ? { order: 'votes' as const } : {}),
  }),
}))
