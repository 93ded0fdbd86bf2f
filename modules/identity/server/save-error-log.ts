import { Refusal, platformErrors } from '@iisp/contract'
import { type Handler, sessionHandler } from '@iisp/server'
import { saveErrorLog as saveErrorLogCall } from '../contract/logs.ts'
import { redactEntry } from '../rules/redact.ts'
import { reportWords } from '../rules/report-words.ts'
import type { Identity } from './identity.ts'
import { keepErrorEntry } from './keep-error-entry.ts'

const maxBytes = 64 * 1024

export const saveErrorLog = ({ menus, calls }: Identity): Handler => {
  const words = reportWords(calls, menus)
  return sessionHandler(saveErrorLogCall, (ctx, input) => {
    if (Buffer.byteLength(JSON.stringify(input)) > maxBytes) throw new Refusal(platformErrors.tooLarge)
    return keepErrorEntry(ctx, redactEntry(input, words))
  })
}
