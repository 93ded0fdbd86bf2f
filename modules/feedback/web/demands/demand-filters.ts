import { demandFields } from '@iisp/feedback/contract'
import { filters } from '@iisp/web'
import { demandTexts } from './demand-texts.ts'

const { state, kind } = demandFields.named
export const demandFilters = filters(demandTexts, ({ flag, keyword, choice, own }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  state: choice(state),
  kind: choice(kind),
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
