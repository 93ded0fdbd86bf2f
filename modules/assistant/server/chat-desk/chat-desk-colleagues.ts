import { reader } from '@iisp/server'
import { chatDeskColleagues as call } from '../../contract/chat-desk.ts'
import { colleaguesOf } from './colleagues.ts'

export const chatDeskColleagues = reader(call, (ctx) => colleaguesOf(ctx))
