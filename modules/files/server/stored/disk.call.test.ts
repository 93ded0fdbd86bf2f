import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FolderStore } from '@iisp/server'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { sendingLimits } from '../../contract/limits.ts'
import { uploadStart } from '../../contract/uploads.ts'
import { pdfOf, purpose, sendInParts, sendPart, sendWhole } from '../test/send-file.ts'

let iisp: Iisp
let operator: TestClient
const mb = 1024 * 1024
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
})
afterAll(() => iisp.close())

const stored = () =>
  readdirSync(iisp.filesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const bytesStored = () => stored().reduce((sum, path) => sum + statSync(path).size, 0)
const count = async (table: string) =>
  (await iisp.owner.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]!.n

/** Content as a killed node leaves it: in the store, in no table. */
function leave(ageHours: number, folder?: string): string {
  const content = randomBytes(64)
  const hash = createHash('sha256').update(content).digest('hex')
  const path = join(iisp.filesFolder, folder ?? hash.slice(0, 2), hash)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
  const at = Date.now() / 1000 - ageHours * 3600
  utimesSync(path, at, at)
  return path
}

test('a part that is sent again takes the place of the one before, at once', async () => {
  const { uploadId } = await operator.ok(uploadStart, { purpose, name: 'again.pdf', size: 2 * mb })
  const before = bytesStored()
  for (let seed = 1; seed <= 30; seed++) {
    expect((await sendPart(operator, uploadId, 0, pdfOf(2 * mb, seed))).status).toBe(200)
    expect(bytesStored()).toBe(before + mb)
  }
  const turns = Array.from({ length: 8 }, (_, at) => sendPart(operator, uploadId, 0, pdfOf(2 * mb, 50 + at)))
  expect((await Promise.all(turns)).map((answer) => answer.status)).toEqual(Array(8).fill(200))
  expect(bytesStored()).toBe(before + mb)
})

test('parts that are refused, and those of a finished upload, leave the store at once', async () => {
  const content = pdfOf(3 * mb, 77)
  const before = bytesStored()
  const { uploadId } = await operator.ok(uploadStart, { purpose, name: 'short.pdf', size: 3 * mb })
  expect((await sendPart(operator, uploadId, 0, content.slice(0, 1000))).body.code).toBe('files.partWrong')
  expect(bytesStored()).toBe(before)
  expect((await sendInParts(operator, 'short.pdf', content)).finished.status).toBe(200)
  expect(bytesStored()).toBe(before + 3 * mb)
})

test('the quota is judged before a byte is written, with what others are sending', async () => {
  const { rows } = await iisp.owner.query<{ used: string }>(
    `SELECT (SELECT coalesce(sum(size), 0) FROM files.stored_file WHERE institution_id = 'M001')
       + (SELECT coalesce(sum(size), 0) FROM files.upload WHERE institution_id = 'M001' AND file_id IS NULL) AS used`,
  )
  await iisp.owner.query(`INSERT INTO files.quota VALUES ('M001', $1::bigint + 3000000)`, [rows[0]!.used])
  const put = vi.spyOn(FolderStore.prototype, 'put')
  const large = await sendWhole(operator, 'large.pdf', pdfOf(4 * mb))
  expect([large.status, large.body.code, put.mock.calls.length]).toEqual([507, 'files.quota', 0])
  await iisp.owner.query(
    `INSERT INTO files.receiving (id, institution_id, person_id, bytes) VALUES ('other', 'M001', 'other', 2000000)`,
  )
  const beside = await sendWhole(operator, 'beside.pdf', pdfOf(2_000_000))
  expect([beside.status, put.mock.calls.length]).toEqual([507, 0])
  // ten minutes later the other request is known to be lost
  await iisp.owner.query(`UPDATE files.receiving SET since = since - interval '11 minutes'`)
  expect((await sendWhole(operator, 'beside.pdf', pdfOf(2_000_000))).status).toBe(200)
  put.mockRestore()
  await iisp.owner.query('DELETE FROM files.quota')
  await iisp.portal.settle()
  expect(await count('files.receiving')).toBe(0)
})

test('bytes that pass count towards the person’s day, kept or not', async () => {
  const sent = async () => {
    const { rows } = await iisp.owner.query<{ seconds: number }>(
      `SELECT extract(epoch FROM max(whole_at) - $1::timestamptz)::float AS seconds FROM platform.rate
       WHERE name = 'files.bytes-sent'`,
      [iisp.clock.now()],
    )
    return ((rows[0]!.seconds ?? 0) / 86_400) * sendingLimits.bytesADay
  }
  const { uploadId } = await operator.ok(uploadStart, { purpose, name: 'count.pdf', size: 9 * mb })
  const before = await sent()
  for (let seed = 1; seed <= 5; seed++) await sendPart(operator, uploadId, 0, pdfOf(9 * mb, seed))
  await sendWhole(operator, 'refused.pdf', new Uint8Array(3 * mb))
  expect((await sent()) - before).toBeGreaterThanOrEqual(8 * mb * 0.999)

  await iisp.owner.query(
    `UPDATE platform.rate SET whole_at = $1::timestamptz + interval '24 hours' WHERE name = 'files.bytes-sent'`,
    [iisp.clock.now()],
  )
  const put = vi.spyOn(FolderStore.prototype, 'put')
  for (const answer of [
    await sendPart(operator, uploadId, 0, pdfOf(9 * mb, 6)),
    await sendWhole(operator, 'more.pdf', pdfOf(mb)),
  ]) {
    expect([answer.status, answer.body.msg]).toEqual([
      429,
      '您近24小时上传的数据量已达上限，请稍后再试或联系客服',
    ])
  }
  expect(put).not.toHaveBeenCalled()
  put.mockRestore()
  await iisp.owner.query('DELETE FROM platform.rate')
})

test('one person has at most twenty uploads under way', async () => {
  await iisp.owner.query(
    `INSERT INTO files.receiving (id, institution_id, person_id, bytes)
     SELECT n::text, 'M001', person_id, 0 FROM generate_series(1, $1) n, identity.account WHERE email LIKE 'lin.jing@%'`,
    [sendingLimits.atOnce],
  )
  const answer = await sendWhole(operator, 'next.pdf', pdfOf(100))
  expect([answer.status, answer.body.code]).toEqual([429, 'files.tooManyAtOnce'])
  await iisp.owner.query('DELETE FROM files.receiving')
  expect((await sendWhole(operator, 'next.pdf', pdfOf(100))).status).toBe(200)
})

test('one sweep takes away all that has had its time, however much', async () => {
  await iisp.owner.query(
    `INSERT INTO files.loose_content SELECT encode(sha256(n::text::bytea), 'hex') FROM generate_series(1, 1500) n`,
  )
  await iisp.owner.query(
    `INSERT INTO files.upload (id, institution_id, account_id, purpose, name, size, part_bytes, about, touched_at)
     SELECT 'old' || n, 'M001', '1', 'x.y', 'c.pdf', 150, 100, '{}', now() - interval '30 years' FROM generate_series(1, 250) n`,
  )
  await iisp.portal.settle()
  expect(await count('files.loose_content')).toBe(0)
  expect(await count(`files.upload WHERE id LIKE 'old%'`)).toBe(0)
})

test('what a killed node left is removed after an hour; what is named, or may be under way, stays', async () => {
  const [old, recording, fresh] = [leave(2), leave(2), leave(0.5)]
  const [brokenOff, underWay] = [leave(2, 'incoming'), leave(0, 'incoming')]
  const { rowCount } = await iisp.owner.query(
    `INSERT INTO verification.request (id, institution_id, institution_name, person_id, person_name, session_hash,
       source, busi_id, state, challenge, created_at, expires_at, recording_hash)
     VALUES ('r', 'M001', '', '1', '', '', '2', '1', 'passed', '', now(), now(), $1)`,
    [recording.slice(-64)],
  )
  expect(rowCount).toBe(1)
  const named = (await sendWhole(operator, 'named.pdf', pdfOf(5000, 91))).body.data.fileId
  const { rows } = await iisp.owner.query<{ hash: string }>(
    'SELECT hash FROM files.stored_file WHERE id = $1',
    [named],
  )
  const kept = stored().find((path) => path.endsWith(rows[0]!.hash))!
  utimesSync(kept, 0, 0)
  await iisp.portal.settle()
  const left = stored()
  expect([old, brokenOff].filter((path) => left.includes(path))).toEqual([])
  expect([recording, fresh, underWay, kept].filter((path) => !left.includes(path))).toEqual([])
})
