import type { RehearsalEvent } from '../../contract/rehearsal/rehearsal.ts'
import { meetFeeEvent } from './meet-fee-event.ts'
import { queueApplication } from './queue-application.ts'
import { type QueuedApplication, type World, fundOf, nextNumber, note } from './world.ts'

/** Plays an entered event: an investor's application at the child fund, or a fee that falls due. */
export async function playEvent(world: World, event: RehearsalEvent): Promise<void> {
  if (event.kind === 'fee') return meetFeeEvent(world, event)
  const [first] = world.basis.links
  if (first === undefined) return
  const fundId = first.child_id
  const number = nextNumber(world)
  const account = `investor-${number}`
  const application: QueuedApplication = {
    number,
    account,
    tradingAccountId: null,
    ...(event.kind === 'subscription'
      ? { kind: '022', amount: event.amount, shares: null }
      : { kind: '024', amount: null, shares: event.shares }),
  }
  if (event.kind === 'redemption') {
    const lot = { id: account, shares: event.shares, registeredOn: event.boughtOn, mark: event.boughtAt }
    world.basis.holdings.set(fundId, account, { frozen: '0.00', lots: [lot] })
  }
  const { placed, rule } = await queueApplication(world, { fundId, notBefore: event.on }, application)
  const { kind, amount, shares } = application
  const [fund, what] = [fundOf(world, fundId).code, placed ? 'applied' : 'notTaken'] as const
  note(world, { on: event.on, fund, other: '', what, kind, amount, shares, rules: [rule] })
}
