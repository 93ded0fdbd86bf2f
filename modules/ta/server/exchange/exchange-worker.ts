import {
  type MoveContext,
  type ReadContext,
  type Worker,
  type WorkerTools,
  type Writer,
  moveCase,
  sql,
} from '@iisp/server'
import { exchangeFlow } from '../../contract/exchange/batch-states.ts'
import { exchangeFaultLimit } from '../../contract/exchange/imports.ts'
import { taTopics } from '../../contract/topics.ts'
import type { IndexFile } from '../../rules/exchange/index.ts'
import { type StoredBatch, q } from '../tables.ts'
import { faultCount, readSet } from './check-batch.ts'
import { exchangeCases } from './exchange-cases.ts'
import { fundsOf, judgeApplications, noteFunds } from './judge-applications.ts'
import { keepFaults } from './keep-faults.ts'
import { discardStaged } from './stage-applications.ts'
import { judgeAccounts } from './judge-accounts.ts'
import { type FilesDay, filesDay, refusedWays } from './judge-ways.ts'
import { importAccounts } from './import-accounts.ts'
import { importApplications } from './import-applications.ts'
import { WorkLost, claimWork, keepWork, leaveWork } from './work-in-hand.ts'

/** Checks sets of exchange files and imports the sets that an operator accepted. Runs on every node. */
export const exchangeWorker: Worker = {
  name: 'ta.exchange',
  everySeconds: 15,
  topics: [taTopics.exchangeChanged],
  run: async (tools) => {
    while (!tools.closing.aborted) {
      const batch = await tools.transact(claimWork)
      if (batch === undefined) break
      await work(tools, batch)
    }
  },
}

async function work(tools: WorkerTools, batch: StoredBatch): Promise<void> {
  try {
    const person = await tools.personOf({
      accountId: batch.account_id,
      institutionKind: batch.institution_kind,
    })
    if (person === null) return await refuseGone(tools, batch)
    const ctx = tools.readAs(person, 'zh')
    if (batch.status === exchangeFlow.codes.accepted) await finish(tools, ctx, batch)
    else await check(tools, ctx, batch)
  } catch (error) {
    if (!(error instanceof WorkLost)) throw error
    await tools.transact((db) => leaveWork(db, batch))
  }
}

const contextOf = (
  tools: WorkerTools,
  db: Writer,
  { entered_by, entered_name }: StoredBatch,
): MoveContext => ({
  db,
  language: 'zh',
  now: tools.now(),
  actor: { personId: entered_by, name: entered_name, behind: null },
})

async function check(tools: WorkerTools, ctx: ReadContext, batch: StoredBatch): Promise<void> {
  const index = await readSet(tools, ctx, batch)
  const funds = index === null ? [] : await fundsOf(ctx.db, ctx.call, batch)
  const day = index === null ? null : await filesDay(ctx, dateOf(index))
  await tools.transact(async (db) => {
    await keepWork(db, batch)
    if (index === null || day === null) return conclude(tools, db, batch, 'check')
    await noteFunds(db, batch, funds)
    await judgeSet(db, batch, day)
    return conclude(tools, db, batch, 'check', { ...partiesOf(index), ...(await db.one(totalsOf(batch.id))) })
  })
}

/**
 * Compares the staged records with the register. Accounts come first, since applications may use accounts that the
 * same set opens.
 */
async function judgeSet(db: Writer, batch: StoredBatch, day: FilesDay): Promise<void> {
  const found = await judgeAccounts(db, batch, exchangeFaultLimit)
  await judgeApplications(db, batch, exchangeFaultLimit - found, await refusedWays(db, batch, day))
}

/** Checks everything again, because accounts and numbers may have changed since the set was checked. */
async function finish(tools: WorkerTools, ctx: ReadContext, batch: StoredBatch): Promise<void> {
  const day = await filesDay(ctx, batch.business_date ?? '')
  await tools.transact(async (db) => {
    await keepWork(db, batch)
    await judgeSet(db, batch, day)
    if ((await db.one(faultCount(batch.id))).count === 0) {
      await importAccounts(db, batch, tools.now())
      const by = { personId: batch.decided_by ?? '', name: batch.decided_name, behind: null }
      await importApplications(db, batch, by, tools.now())
    }
    await conclude(tools, db, batch, 'take-over')
  })
}

const refuseGone = (tools: WorkerTools, batch: StoredBatch): Promise<void> =>
  tools.transact(async (db) => {
    await keepWork(db, batch)
    await keepFaults(db, batch, [{ file: '', type: '', fault: { code: 'senderGone' } }])
    await conclude(tools, db, batch, 'check')
  })

type Read = Pick<
  StoredBatch,
  'creator' | 'receiver' | 'business_date' | 'records' | 'accounts' | 'amount' | 'shares'
>

/** Moves the set on if it has no fault, and refuses it otherwise. */
async function conclude(
  tools: WorkerTools,
  db: Writer,
  batch: StoredBatch,
  event: 'check' | 'take-over',
  changes: Partial<Read> = {},
): Promise<void> {
  const { count } = await db.one(faultCount(batch.id))
  if (count > 0 || event === 'take-over') await discardStaged(db, batch.id)
  const to = count > 0 ? 'refuse' : event
  await moveCase(contextOf(tools, db, batch), exchangeCases, { ...batch, ...changes }, to, {
    who: 'system',
    changes: { ...changes, faults: count, beat_at: null },
  })
}

const dateOf = ({ date }: IndexFile) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`
const partiesOf = (index: IndexFile) => ({
  creator: index.creator,
  receiver: index.receiver,
  business_date: dateOf(index),
})
const accountsOf = (batchId: string) =>
  sql`SELECT count(*) FROM ta.exchange_account WHERE batch_id = ${batchId}`
const totalsOf = (batchId: string) =>
  q
    .selectFrom('ta.exchange_application')
    .select(sql<number>`(count(*) + (${accountsOf(batchId)}))::int`.as('records'))
    .select(sql<number>`(${accountsOf(batchId)})::int`.as('accounts'))
    .select(sql<string>`coalesce(sum(amount), 0)::numeric(20, 2)`.as('amount'))
    .select(sql<string>`coalesce(sum(shares), 0)::numeric(20, 2)`.as('shares'))
    .where('batch_id', '=', batchId)
