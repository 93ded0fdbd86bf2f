import { sessionHandler } from '@iisp/server'
import { reportViolation as reportViolationCall } from '../../contract/reports.ts'
import { violationEntry } from '../../rules/reports/violation.ts'
import { keepErrorEntry } from './keep-error-entry.ts'
import { knownWords } from './known-words.ts'

export const reportViolation = sessionHandler(reportViolationCall, (ctx, input) =>
  keepErrorEntry(ctx, violationEntry(input['csp-report'], knownWords(ctx.registry))),
)
