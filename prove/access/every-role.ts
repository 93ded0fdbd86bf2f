import type { Call } from '@iisp/contract'
import type { Iisp } from '@iisp/testing/iisp'
import type { Answer } from '@iisp/testing/test-client'
import { hasOwnRefusal, mayCall, people, rightsOf } from './rights.ts'
import { sample, send, verdict } from './trial.ts'

const refusedAccess = (answer: Answer) =>
  answer.body.code === 'platform.noPermission' || answer.body.code === 'platform.loginTypeTooWeak'

export async function everyRole(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  for (const name of people) {
    const rights = await rightsOf(iisp, name)
    for (const call of calls.filter((each) => each.access.who !== 'public')) {
      const client = await iisp.as(name)
      const answer = await send(client, call, sample(call, 1))
      const may = mayCall(call, rights)
      const held = may ? !refusedAccess(answer) || hasOwnRefusal(call) : answer.status === 403
      verdict.check(
        held,
        `${call.name} as ${name}: ${answer.status} ${answer.body.code ?? ''}, expected ${may ? 'access' : '403'}`,
      )
    }
  }
}
