import type { Call } from '@iisp/contract'
import type { Iisp } from '@iisp/testing/iisp'
import { mayCall, rightsOf } from './rights.ts'
import { sampleWith, send, verdict } from './trial.ts'

/** If the institution requires strong sign-in, calls that move money refuse a session without a fresh second factor. */
export async function withoutFreshFactor(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  await iisp.owner.query('UPDATE identity.institution SET strong_sign_in = true')
  const tried = new Set<string>()
  for (const name of ['lin.jing', 'zhou.hang', 'shen.li', 'gu.min', 'zhao.tuo', 'guan.li', 'ji.deng']) {
    const rights = await rightsOf(iisp, name)
    for (const call of calls) {
      const asks = 'freshFactor' in call.access ? call.access.freshFactor : undefined
      if (asks === undefined || !mayCall(call, rights)) continue
      tried.add(call.name)
      const input = sampleWith(call, asks === true ? undefined : asks.where)
      const answer = await send(await iisp.as(name, 0), call, input)
      verdict.check(
        answer.status === 403 && answer.body.code === 'platform.factorNeeded',
        `${call.name} as ${name} without a second factor: ${answer.status} ${answer.body.code ?? ''}`,
      )
    }
  }
  const moving = calls.filter((call) => 'freshFactor' in call.access)
  for (const call of moving) verdict.check(tried.has(call.name), `${call.name} was tried without a factor`)
  await iisp.owner.query('UPDATE identity.institution SET strong_sign_in = false')
}
