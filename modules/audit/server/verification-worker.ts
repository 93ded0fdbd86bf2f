import {
  AuditMarks,
  type AuditParts,
  type ChainProgress,
  type Worker,
  type WorkerTools,
  type Writer,
  compareHeads,
  knownNodes,
  planWalks,
  readSources,
  walkRange,
} from '@iisp/server'
import { verificationChanged } from '../contract/audit-verification.ts'
import { q } from './tables.ts'
import {
  type Claim,
  VerificationLost,
  beat,
  claimJob,
  endJob,
  loadChains,
  putBack,
  saveChain,
  saveSummary,
  setTotal,
} from './verification-job.ts'

export const verificationRequested = 'operations.audit-verification-requested'
const beatMs = 20_000

/** Verifies the audit chains range by range; the node that claims the job works on it. */
export const verificationWorker = (parts: AuditParts): Worker => ({
  name: 'operations.audit-verification',
  everySeconds: 15,
  topics: [verificationRequested],
  run: async (tools) => {
    while (!tools.closing.aborted) {
      const job = await tools.transact(claimJob)
      if (job === undefined) return
      await workOff(tools, parts, job)
    }
  },
})

async function workOff(tools: WorkerTools, parts: AuditParts, job: Claim): Promise<void> {
  const timer = setInterval(() => void tools.transact((db) => beat(db, job)).catch(() => {}), beatMs)
  try {
    await verify(tools, parts, job)
  } catch (thrown) {
    if (thrown instanceof VerificationLost) return
    await end(tools, job, 'failed')
    throw thrown
  } finally {
    clearInterval(timer)
  }
}

async function verify(tools: WorkerTools, parts: AuditParts, job: Claim): Promise<void> {
  const marks = new AuditMarks(parts.rowKey)
  const sources = async () => readSources(parts, await tools.transact(knownNodes))
  const begun = await sources()
  const chains = await tools.transact(async (db) => {
    const saved = await loadChains(db, job.id, marks)
    if (saved !== null && saved.length > 0) return saved
    const planned = await planWalks(db, begun)
    for (const chain of planned) await saveChain(db, job.id, chain, marks)
    await setTotal(
      db,
      job,
      planned.reduce((sum, { length }) => sum + length, 0),
      0,
    )
    return planned
  })
  const walked: ChainProgress[] = []
  for (const chain of chains) {
    let progress = chain
    while (progress.next <= progress.length) {
      if (tools.closing.aborted) return void (await tools.transact((db) => putBack(db, job)))
      const before = progress
      progress = await tools.transact(async (db) => {
        // A transaction that runs again starts from the state before it.
        const after = structuredClone(before)
        await beat(db, job, await walkRange(db, after, marks))
        await saveChain(db, job.id, after, marks)
        return after
      })
    }
    walked.push(progress)
  }
  const ended = await sources()
  await tools.transact(async (db) => {
    await beat(db, job)
    const judged = await compareHeads(db, structuredClone(walked), ended)
    for (const chain of judged) await saveChain(db, job.id, chain, marks)
    await saveSummary(db, job.id, { chains: judged.length, sources: ended.reports }, marks)
  })
  await end(tools, job, 'done')
}

const end = (tools: WorkerTools, job: Claim, state: 'done' | 'failed') =>
  tools.transact(async (db) => {
    await endJob(db, job, state)
    tellChanged(db)
    await db.run(
      q
        .deleteFrom('platform.audit_verification')
        .where('state', '<>', 'running')
        .where('id', 'not in', (eb) =>
          eb.selectFrom('platform.audit_verification').select('id').orderBy('id', 'desc').limit(20),
        ),
    )
  })

/** Tells the pages of the operating side that a verification began or ended. */
export const tellChanged = (db: Writer) =>
  db.emit({ topic: verificationChanged, audience: ['*'], payload: {} })
