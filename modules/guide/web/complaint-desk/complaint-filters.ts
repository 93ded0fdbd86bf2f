import { stateName } from '@iisp/contract'
import { complaintFlow } from '@iisp/guide/contract'
import { filters } from '@iisp/web'
import { complaintTexts } from './complaint-texts.ts'

export const complaintFilters = filters(complaintTexts, ({ oneOf, keyword, dates }) => ({
  state: oneOf(complaintFlow.all, {
    label: 'state',
    optionName: (state, _, locale) => stateName(complaintFlow, state, locale),
  }),
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  dates: dates({ label: 'dates' }),
}))
