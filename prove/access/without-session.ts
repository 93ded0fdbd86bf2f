import type { Call } from '@iisp/contract'
import type { Iisp } from '@iisp/testing/iisp'
import { sample, send, verdict } from './trial.ts'

export async function withoutSession(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  for (const call of calls) {
    const answer = await send(iisp.visitor(), call, sample(call))
    const open = call.access.who === 'public'
    verdict.check(
      open ? answer.status !== 403 : answer.status === 401,
      `${call.name} without a session: ${answer.status}`,
    )
    const forged = iisp.visitor()
    forged.cookies.set('sessionId', 'A'.repeat(43))
    if (!open)
      verdict.check(
        (await send(forged, call, sample(call))).status === 401,
        `${call.name} with a made-up session`,
      )
  }
}
