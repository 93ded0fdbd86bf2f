import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@iisp/contract'
import type { FirstRead } from '../calls/module.ts'
import { sessionIdOf, sessionParts } from './cookies/session-cookie.ts'
import { judgeRequest, languageOf } from './guard/judge-request.ts'
import type { HttpParts } from './register-calls.ts'

/** The answer of a call. `call` is its name. */
interface Answered {
  readonly call: string
  readonly input: object
  readonly data: unknown
}
/** The answers to this person of the reads with which the portal begins. */
export interface FirstAnswers {
  readonly language: Language
  /** Never rejects. */
  readonly answers: Promise<readonly Answered[]>
}

/**
 * Makes these reads for the person who opens a page, each with the checks of a request of its own. Null without a session
 * that the first of them is answered to; resolves when that is known, while the others are being made. A later one that is
 * refused is left out: the browser makes that call itself.
 */
export async function firstAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  reads: readonly FirstRead[],
  parts: HttpParts,
): Promise<FirstAnswers | null> {
  if (sessionIdOf(request) === null || reads.length === 0) return null
  const answerTo = async ({ call, input }: FirstRead): Promise<Answered[]> => {
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
  const wanted = others.filter(({ madeFor }) => madeFor?.(known.data) ?? true)
  const answers = Promise.all(wanted.map(answerTo)).then((more) => [known, ...more.flat()])
  return { language: languageOf(request), answers }
}
