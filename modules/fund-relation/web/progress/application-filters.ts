import { filters } from '@iisp/web'
import { applicationFields } from '../../contract/applications/application-row.ts'
import { progressTexts } from './progress-texts.ts'

const { SQZT, SQLX } = applicationFields.named
export const applicationFilters = filters(progressTexts, ({ keyword, choice, flag, dates }) => ({
  mcpdm: keyword({ label: 'MCPDM', max: 20 }),
  zcpdm: keyword({ label: 'ZCPDM', max: 20 }),
  sqzt: choice(SQZT),
  sqlx: choice(SQLX),
  dates: dates({ label: 'applied' }),
  mcpmc: keyword({ label: 'MCPMC' }),
  zcpmc: keyword({ label: 'ZCPMC' }),
  /** Only applications that await the person. */
  open: flag(),
}))
