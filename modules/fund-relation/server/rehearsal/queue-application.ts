import { rehearsedDay } from '@iisp/ta/contract'
import { type FiredRule, rule } from '../../rules/rehearsal/step.ts'
import { type QueuedApplication, type World, fundOf, unlessRefused } from './world.ts'

interface Wish {
  readonly fundId: string
  readonly notBefore: string
}
/** Runs of one day are confirmed from the child upwards. */
const runRank = 10

/**
 * Puts an application on the list of the fund's next open day, as the register does; a rule
 * explains the day.
 */
export async function queueApplication(
  world: World,
  { fundId, notBefore }: Wish,
  application: QueuedApplication,
): Promise<{ readonly placed: boolean; readonly rule: FiredRule }> {
  const { code, level } = fundOf(world, fundId)
  const { kind } = application
  const answer = await unlessRefused(world.call(rehearsedDay, { productId: fundId, kind, notBefore }))
  if ('refused' in answer) return { placed: false, rule: { text: answer.refused, params: answer.params } }
  const { dealingDate: day, confirmedOn } = answer
  const key = `${fundId}/${day}`
  const waiting = world.runs.get(key)
  if (waiting === undefined) {
    world.runs.set(key, [application])
    world.agenda.add(confirmedOn, runRank + level, () =>
      world.confirmDay(world, { fundId, day, confirmedOn }),
    )
  } else waiting.push(application)
  const params = { code, day, from: notBefore }
  return { placed: true, rule: rule(day === notBefore ? 'openDay' : 'nextOpenDay', params) }
}
