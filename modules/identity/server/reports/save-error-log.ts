import { sessionHandler } from '@iisp/server'
import { saveErrorLog as saveErrorLogCall } from '../../contract/reports.ts'
import { redactEntry } from '../../rules/reports/redact.ts'
import { keepErrorEntry } from './keep-error-entry.ts'
import { knownWords } from './known-words.ts'

export const saveErrorLog = sessionHandler(saveErrorLogCall, (ctx, input) =>
  keepErrorEntry(ctx, redactEntry(input, knownWords(ctx.registry))),
)
