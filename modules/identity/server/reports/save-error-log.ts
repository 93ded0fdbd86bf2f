import type { Handler } from '@iisp/server'
import { sessionHandler } from '@iisp/server'
import { saveErrorLog as saveErrorLogCall } from '../../contract/reports.ts'
import { redactEntry } from '../../rules/reports/redact.ts'
import { reportWords } from '../../rules/reports/report-words.ts'
import type { Identity } from '../identity.ts'
import { keepErrorEntry } from './keep-error-entry.ts'

export const saveErrorLog = ({ pages, calls }: Identity): Handler => {
  const words = reportWords(calls, pages)
  return sessionHandler(saveErrorLogCall, (ctx, input) => keepErrorEntry(ctx, redactEntry(input, words)))
}
