import type { Worker, WorkerTools } from '@iisp/server'
import { subscriptionTopics } from '../../contract/topics.ts'
import type { SubscriptionRow } from '../tables.ts'
import { claimDue } from './claim.ts'
import { compose } from './compose.ts'
import { deliver, endAll } from './deliver.ts'

/** Sends what is due, on every node. */
export const sendSubscriptions: Worker = {
  name: 'subscription.send',
  everySeconds: 30,
  topics: [subscriptionTopics.due],
  async run(tools) {
    const faults: unknown[] = []
    while (!tools.closing.aborted) {
      const row = await tools.transact((db) => claimDue(db, tools.now()))
      if (row === undefined) break
      // one that fails keeps its claim, so that it is tried again after a while and holds up nobody else
      await send(tools, row).catch((thrown: unknown) => faults.push(thrown))
    }
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} subscriptions failed`)
  },
}

async function send(tools: WorkerTools, row: SubscriptionRow): Promise<void> {
  const actor = await tools.personOf({ accountId: row.account_id, institutionKind: row.institution_kind })
  if (actor === null) return void (await tools.transact((db) => endAll(db, row.account_id)))
  const until = tools.now()
  const composed = await compose(tools, actor, row, until)
  await tools.transact((db) => deliver(db, row, composed, until))
}
