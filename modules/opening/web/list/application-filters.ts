import { applicationStates, applicationStatuses } from '@iisp/opening/contract'
import { filters } from '@iisp/web'
import { listTexts } from './list-texts.ts'

export const applicationFilters = filters(listTexts, ({ keyword, anyOf, dates }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  statuses: anyOf(applicationStatuses, {
    label: 'status',
    field: 'status',
    optionName: (status, _, locale) => applicationStates.states[status][locale],
  }),
  /** Business dates. */
  dates: dates({ label: 'dates' }),
}))
