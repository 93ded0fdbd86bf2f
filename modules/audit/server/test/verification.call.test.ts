import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AuditParts, type WorkerTools, system } from '@iisp/server'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { testAuditKey } from '@iisp/testing/test-portal'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { auditVerification, cancelAuditVerification, verifyAudit } from '../../contract/audit-verification.ts'
import { claimJob } from '../verification-job.ts'
import { verificationWorker } from '../verification-worker.ts'

let iisp: Iisp
let folder: string
const rows = 4800
const batch = 300
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iisp-verification-'))
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), settings: { dataDir: folder } })
  for (let from = 0; from < rows; from += batch) {
    await iisp.db.transact(system('test'), async (db) => {
      for (let n = from + 1; n <= from + batch; n++)
        db.audit({ institutionId: 'M002', action: 'test.act', object: `test:${n}`, detail: { n } })
    })
  }
})
afterAll(async () => {
  await iisp?.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => iisp.owner.query('DELETE FROM platform.audit_verification'))

const parts: AuditParts = {
  rowKey: testAuditKey,
  headKey: generateKeyPairSync('ed25519'),
  folder: null,
  witness: null,
}
const worker = verificationWorker(parts)
/** A node's tools; `before` each transaction may look at it, or close the node. */
function tools(before: (count: number) => unknown = () => {}): WorkerTools {
  const closing = new AbortController()
  let count = 0
  return {
    files: undefined as never,
    registry: undefined as never,
    now: () => new Date(),
    personOf: undefined as never,
    readAs: undefined as never,
    transact: async (work) => {
      if (before(++count) === 'close') closing.abort()
      return iisp.db.transact(system('test'), work)
    },
    closing: closing.signal,
  }
}
const begin = async () => {
  await iisp.owner.query(`INSERT INTO platform.audit_verification (asked_by) VALUES ('1')`)
}
const state = async () => (await iisp.as('shen.ji')).ok(auditVerification, {})

test('the auditor begins a verification; its result names every institution and holds', async () => {
  const auditor = await iisp.as('shen.ji')
  const begun = await auditor.ok(verifyAudit, {})
  await iisp.portal.settle()
  const { running, last } = await auditor.ok(auditVerification, {})
  expect(running).toBeNull()
  expect(last).toMatchObject({ id: begun.id, state: 'done', trusted: true, askedBy: '沈稽' })
  const chain = last?.chains.find(({ institutionId }) => institutionId === 'M002')
  expect(chain).toMatchObject({ findings: [] })
  expect(chain?.institutionName).not.toBe('')
  expect(chain?.length).toBeGreaterThanOrEqual(rows)
  const { rows: acts } = await iisp.owner.query(
    `SELECT FROM platform.audit WHERE action = 'operations.verify-audit' AND object = $1`,
    [`audit-verification:${begun.id}`],
  )
  expect(acts).toHaveLength(1)
})

test('a second request joins the verification under way', async () => {
  await begin()
  const { rows: jobs } = await iisp.owner.query<{ id: string }>('SELECT id FROM platform.audit_verification')
  await iisp.owner.query(`UPDATE platform.audit_verification SET lease_until = now() + interval '1 hour'`)
  const auditor = await iisp.as('shen.ji')
  expect(await auditor.ok(verifyAudit, {})).toEqual({ id: String(jobs[0]?.id) })
  expect((await state()).running).toMatchObject({ rowsDone: 0, rowsTotal: null })
})

test('a node that closes leaves the verification where it is, and another one ends it without beginning anew', async () => {
  await begin()
  // claim, nodes, plan, and two ranges
  await worker.run(tools((count) => (count === 5 ? 'close' : undefined)))
  const half = await state()
  expect(half.running?.rowsDone).toBeGreaterThan(0)
  expect(half.running?.rowsDone).toBeLessThan(half.running?.rowsTotal ?? 0)
  await worker.run(tools())
  const { last } = await state()
  expect(last).toMatchObject({ state: 'done', trusted: true })
  const { rows: jobs } = await iisp.owner.query<{ done: string; total: string }>(
    'SELECT rows_done AS done, rows_total AS total FROM platform.audit_verification',
  )
  expect(jobs[0]?.done).toBe(jobs[0]?.total)
})

test('two nodes that look at once: one of them works', async () => {
  await begin()
  const claims = await Promise.all([1, 2, 3].map(() => iisp.db.transact(system('test'), claimJob)))
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1)
})

test('a cancelled verification stops at its next range and says so', async () => {
  await begin()
  const auditor = await iisp.as('shen.ji')
  let cancelled: Promise<unknown> | undefined
  const cancelling = tools()
  await worker.run({
    ...cancelling,
    transact: async (work) => {
      const { running } = await state()
      if (running?.rowsDone && cancelled === undefined) {
        cancelled = auditor.ok(cancelAuditVerification, { id: running.id })
        await cancelled
      }
      return cancelling.transact(work)
    },
  })
  const { running, last } = await state()
  expect(running).toBeNull()
  expect(last).toMatchObject({ state: 'cancelled', chains: [] })
  expect((await auditor.send(cancelAuditVerification, { id: last?.id ?? '' })).status).toBe(404)
})

test('progress that somebody else wrote is not gone on from', async () => {
  await begin()
  await worker.run(tools((count) => (count === 5 ? 'close' : undefined)))
  await iisp.owner.query(
    `UPDATE platform.audit_verified SET progress = replace(progress, '"next":', '"next":9')`,
  )
  await iisp.owner.query(
    `UPDATE platform.audit SET detail = '{}' WHERE institution_id = 'M002' AND seq = 300`,
  )
  await worker.run(tools())
  const { last } = await state()
  await iisp.owner.query(
    `UPDATE platform.audit SET detail = jsonb_build_object('n', split_part(object, ':', 2)::int)
     WHERE institution_id = 'M002' AND seq = 300`,
  )
  expect(last?.chains.find(({ institutionId }) => institutionId === 'M002')?.findings).toEqual([
    { kind: 'changed', source: 'table', from: 300, to: 300 },
  ])
})

test('a manager may neither begin, see nor cancel a verification', async () => {
  const manager = await iisp.as('lin.jing')
  expect((await manager.send(verifyAudit, {})).status).toBe(403)
  expect((await manager.send(auditVerification, {})).status).toBe(403)
  expect((await manager.send(cancelAuditVerification, { id: '1' })).status).toBe(403)
})
