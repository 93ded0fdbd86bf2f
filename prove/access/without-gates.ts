import { type Call, gateErrors } from '@iisp/contract'
import type { Iisp } from '@iisp/testing/iisp'
import { hasOwnRefusal, mayCall, ownPagesOf, people, rightsOf } from './rights.ts'
import { sample, send, verdict } from './trial.ts'

/** A password session and unsigned agreements are refused by the calls of pages with such gates. */
export async function withoutGates(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  await iisp.owner.query(
    `UPDATE identity.institution SET yelc_signed = '0', tghhk_signed = '0', mjhhk_signed = '0'`,
  )
  const refusals = new Set(Object.values(gateErrors).map(({ code }) => code))
  for (const name of people) {
    const rights = await rightsOf(iisp, name)
    const client = await iisp.as(name, 0)
    for (const call of calls.filter((each) => each.access.who === 'pages' && mayCall(each, rights))) {
      const isClosed = ownPagesOf(call, rights).every(
        ({ gates }) => gates?.strongLogin === true || (gates?.agreements ?? []).length > 0,
      )
      const { body } = await send(client, call, sample(call, 4))
      const isRefused = refusals.has(body.code ?? '')
      verdict.check(
        isClosed === isRefused || hasOwnRefusal(call),
        `${call.name} as ${name} with a password alone: ${body.code ?? 'open'}, expected ${isClosed ? 'closed' : 'open'}`,
      )
    }
  }
  await iisp.owner.query(
    `UPDATE identity.institution SET yelc_signed = '1', tghhk_signed = '1', mjhhk_signed = '1'`,
  )
}
