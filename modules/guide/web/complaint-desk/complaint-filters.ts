import { complaintFlow } from '@iisp/guide/contract'
import { filters, stateNames } from '@iisp/web'
import { complaintTexts } from './complaint-texts.ts'

export const complaintFilters = filters(complaintTexts, ({ oneOf, keyword, dates }) => ({
  state: oneOf(complaintFlow.all, { label: 'state', optionName: stateNames(complaintFlow) }),
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  dates: dates({ label: 'dates' }),
}))
