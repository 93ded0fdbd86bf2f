import { businessDateTime } from '@iisp/contract/date'
import { reader } from '@iisp/server'
import { getCurrentTime as call } from '../contract/calendar.ts'

export const getCurrentTime = reader(call, async ({ now }) => businessDateTime(now))
