import { sessionHandler } from '@iisp/server'
import { saveErrorLog as saveErrorLogCall } from '../contract/logs.ts'
import { keepErrorEntry } from './keep-error-entry.ts'

export const saveErrorLog = sessionHandler(saveErrorLogCall, keepErrorEntry)
