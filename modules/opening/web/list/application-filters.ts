import { applicationFlow } from '@iisp/opening/contract'
import { filters, stateNames } from '@iisp/web'
import { listTexts } from './list-texts.ts'

export const applicationFilters = filters(listTexts, ({ keyword, anyOf, dates }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  statuses: anyOf(applicationFlow.all, {
    label: 'STATUS',
    field: 'status',
    optionName: stateNames(applicationFlow),
  }),
  /** Business dates. */
  dates: dates({ label: 'YWRQ' }),
}))
