import { type Handler, sessionHandler } from '@iisp/server'
import { reportViolation as reportViolationCall } from '../../contract/reports.ts'
import { reportWords } from '../../rules/reports/report-words.ts'
import { violationEntry } from '../../rules/reports/violation.ts'
import type { Identity } from '../identity.ts'
import { keepErrorEntry } from './keep-error-entry.ts'

export const reportViolation = ({ pages, calls }: Identity): Handler => {
  const words = reportWords(calls, pages)
  return sessionHandler(reportViolationCall, (ctx, input) =>
    keepErrorEntry(ctx, violationEntry(input['csp-report'], words)),
  )
}
