import { type Call, platformErrors, principalHeader } from '@iisp/contract'
import { getMgrInfoBySessionId } from '@iisp/identity/contract'
import type { Iisp } from '@iisp/testing/iisp'
import { sample, send, verdict } from './trial.ts'

/** A page that shows another person than the session's is refused every call that knows its caller. */
export async function asAnother(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  const { principal } = await (await iisp.as('zhou.hang')).ok(getMgrInfoBySessionId, {})
  const client = await iisp.as('lin.jing')
  for (const call of calls) {
    const { access } = call
    if (access.who === 'module' || (access.who === 'public' && !access.ofOwnSession)) continue
    const { status, body } = await send(client, call, sample(call, 2), { [principalHeader]: principal })
    verdict.check(
      status === 401 && body.code === platformErrors.otherPerson.code,
      `${call.name} on a page that shows another person: ${status} ${body.code ?? ''}`,
    )
  }
  verdict.check(
    (await client.send(getMgrInfoBySessionId, {})).status === 200,
    'the session outlasts these calls',
  )
}
