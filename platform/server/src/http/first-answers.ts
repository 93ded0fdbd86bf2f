import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@iisp/contract'
import type { FirstRead } from '../calls/module.ts'
import { sessionIdOf, sessionParts } from './cookies/session-cookie.ts'
import { judgeRequest, languageOf } from './guard/judge-request.ts'
import type { HttpParts } from './register-calls.ts'

/** What the reads with which the portal begins answered to this person. `call` is a call's name. */
export interface FirstAnswers {
  readonly language: Language
  readonly answers: readonly { readonly call: string; readonly input: object; readonly data: unknown }[]
}

/**
 * Makes these reads for the person who opens a page, each with the checks of a request of its own. Null without a session
 * that the first of them is answered to. A later one that is refused is left out: the browser makes that call itself.
 */
export async function firstAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  reads: readonly FirstRead[],
  parts: HttpParts,
): Promise<FirstAnswers | null> {
  if (sessionIdOf(request) === null || reads.length === 0) return null
  const answerTo = async ({ call, input }: FirstRead) => {
    try {
      const { sessionId, origin } = await judgeRequest(call, request, parts)
      const session = () => sessionParts(request, reply, sessionId, undefined)
      return [{ call: call.name, input, data: await parts.dispatcher.run(call, input, origin, session) }]
    } catch {
      return []
    }
  }
  const [first, ...others] = reads as readonly [FirstRead, ...FirstRead[]]
  const [known] = await answerTo(first)
  if (known === undefined) return null
  const more = await Promise.all(others.filter(({ madeFor }) => madeFor?.(known.data) ?? true).map(answerTo))
  return { language: languageOf(request), answers: [known, ...more.flat()] }
}
