import { filters, stateNames } from '@iisp/web'
import { applicationFlow, applicationKinds } from '../../contract/applications/application-states.ts'
import { progressTexts } from './progress-texts.ts'

const kinds = ['1', '2', '3'] as const

export const applicationFilters = filters(progressTexts, ({ keyword, oneOf, flag, dates }) => ({
  mcpdm: keyword({ label: 'motherCode', max: 20 }),
  zcpdm: keyword({ label: 'childCode', max: 20 }),
  sqzt: oneOf(applicationFlow.all, { label: 'state', optionName: stateNames(applicationFlow) }),
  sqlx: oneOf(kinds, { label: 'kind', optionName: (kind, _, locale) => applicationKinds[kind][locale] }),
  dates: dates({ label: 'applied' }),
  mcpmc: keyword({ label: 'motherName' }),
  zcpmc: keyword({ label: 'childName' }),
  /** Only applications that await the person. */
  open: flag(),
}))
