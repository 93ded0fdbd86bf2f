import { sessionHandler } from '@iisp/server'
import { reportViolation as reportViolationCall } from '../contract/logs.ts'
import { violationEntry } from '../rules/violation.ts'
import { keepErrorEntry } from './keep-error-entry.ts'

export const reportViolation = sessionHandler(reportViolationCall, (ctx, input) =>
  keepErrorEntry(ctx, violationEntry(input['csp-report'])),
)
