import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import type { ChatAnswer } from '../../contract/answer.ts'
import { aidialogApiReplyQuery as call } from '../../contract/dialog.ts'
import type { Assistant } from '../parts.ts'
import { admit, reply } from './reply.ts'

export const aidialogApiReplyQuery = (assistant: Assistant): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
    await admit(assistant, ctx, input)
    let answer: ChatAnswer | null = null
    for await (const line of reply(assistant, ctx, input, new AbortController().signal)) {
      if (line.type === 'done') answer = line.answer
    }
    if (answer === null) throw new Error('a reply ended without an answer')
    return answer
  })
