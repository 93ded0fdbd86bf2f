import { complaintStates } from '@iisp/guide/contract'
import { filters } from '@iisp/web'
import { complaintTexts } from './complaint-texts.ts'

export const complaintFilters = filters(complaintTexts, ({ oneOf, keyword, dates }) => ({
  state: oneOf(complaintStates, { label: 'state', optionName: (state, t) => t(`states.${state}`) }),
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  dates: dates({ label: 'dates' }),
}))
