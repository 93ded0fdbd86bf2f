import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import pg from 'pg'
import { generateKeyPairSync } from 'node:crypto'
import { system, verifyChains } from '@iisp/server'
import { fixedSessions } from '@iisp/testing/signed-in-people'
import { createTestDatabase, type TestDatabase } from '@iisp/testing/test-database'
import { newKey, type TestClient } from '@iisp/testing/test-client'
import { startTestPortal, testAuditKey, type TestPortal } from '@iisp/testing/test-portal'
import { attemptEach, raw, sql } from '../src/index.ts'
import {
  addNote,
  closeNote,
  heard,
  listNotes,
  notesModule,
  person,
  slowNote,
  unscopedNotes,
} from './notes-module.ts'

let database: TestDatabase
let running: TestPortal
let owner: pg.Client

const people = [
  person('anna', 'M001'),
  person('bert', 'M002'),
  person('carl', 'T001', { scope: '*', institutionKind: 'custodian' }),
  person('dora', 'M001', { menus: new Set() }),
]
const as = (name: string): TestClient => running.withSession(name)
const note = (body = 'a note', amount = '12.50') => ({ body, amount })

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  running = await startTestPortal({
    databaseUrl: database.url,
    modules: [notesModule],
    sessions: fixedSessions(people),
  })
  owner = new pg.Client({ connectionString: database.url })
  owner.on('error', () => {})
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await running?.close()
  await database?.drop()
})

describe('who may call', () => {
  test('a call without a session is refused with 401 and its code', async () => {
    const answer = await running.visitor().send(listNotes, {})
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ status: 401, msg: '请认证', data: null, code: 'platform.notSignedIn' })
  })
  test('[SH-283] a person without the menu is refused by the server', async () => {
    expect((await as('dora').send(listNotes, {})).status).toBe(403)
  })
  test("the text follows the reader's language", async () => {
    const answer = await running.visitor().send(listNotes, {}, { language: 'en' })
    expect(answer.body.msg).toBe('Please sign in')
  })
  test.each([
    ['without a trace id', { 'x-trace-id': '' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another origin', { origin: 'https://evil.example' }],
  ])('a write %s is refused', async (_name, headers) => {
    const answer = await as('anna').send(addNote, note(), { headers: headers })
    expect(answer.body.code).toBe('platform.foreignRequest')
  })
  test('an unknown path is 404, a wrong method 405', async () => {
    expect((await as('anna').raw('POST', '/api/nowhere', '{}')).status).toBe(404)
    expect((await as('anna').raw('GET', addNote.path)).status).toBe(405)
    expect((await as('anna').raw('DELETE', addNote.path)).status).toBe(405)
  })
})

describe('input', () => {
  test.each([
    ['an amount as a number', '{"body":"x","amount":12.5}'],
    ['an amount with an exponent', '{"body":"x","amount":"1e3"}'],
    ['an amount in full-width digits', '{"body":"x","amount":"１２.００"}'],
    ['a list around the amount', '{"body":"x","amount":["12.00"]}'],
    ['an unknown field', '{"body":"x","amount":"1.00","status":"paid"}'],
    ['a key twice', '{"body":"x","amount":"1.00","amount":"2.00"}'],
    ['a prototype key', '{"body":"x","amount":"1.00","__proto__":{}}'],
    ['a NUL', '{"body":"a\\u0000b","amount":"1.00"}'],
    ['a lone surrogate', '{"body":"\\ud800","amount":"1.00"}'],
    ['no JSON', '{"body":'],
    ['a list', '[]'],
  ])('%s is refused with 400', async (_name, body) => {
    const answer = await as('anna').raw('POST', addNote.path, body, { 'idempotency-key': newKey() })
    expect(answer.status).toBe(400)
    expect(answer.text).not.toMatch(/SELECT|at .*\.ts/)
  })
  test('a form is refused with 415', async () => {
    const answer = await as('anna').raw('POST', addNote.path, 'body=x', {
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': newKey(),
    })
    expect(answer.status).toBe(415)
  })
  test('a refused field is named', async () => {
    const answer = await as('anna').raw('GET', `${listNotes.path}?limit=1e9`)
    expect(answer.body).toMatchObject({ status: 400, fields: ['limit'] })
  })
  test('a parameter given twice in the query is refused', async () => {
    expect((await as('anna').raw('GET', `${listNotes.path}?limit=1&limit=2`)).status).toBe(400)
  })
})

describe('one institution', () => {
  test('rows of another institution are neither listed nor found, even by a query without a scope', async () => {
    const { id } = await as('bert').ok(addNote, note('of bert'))
    expect((await as('anna').ok(listNotes, {})).map((row) => row.body)).not.toContain('of bert')
    expect(await as('bert').ok(unscopedNotes, {})).toEqual(['M002'])
    const foreign = await as('anna').send(closeNote, { id })
    const unknown = await as('anna').send(closeNote, { id: '999999999' })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(unknown.body)
  })
  test('the operating side sees all institutions', async () => {
    await as('anna').ok(addNote, note())
    expect(await as('carl').ok(unscopedNotes, {})).toEqual(['M001', 'M002'])
  })
  test('the application role owns nothing and cannot change the audit trail', async () => {
    for (const statement of [
      'DELETE FROM platform.audit',
      'UPDATE platform.audit SET action = $$x$$',
      'DROP TABLE notes.note',
    ]) {
      await owner.query('SET ROLE iisp_app')
      await expect(owner.query(statement)).rejects.toThrow(/permission denied|must be owner/)
      await owner.query('RESET ROLE')
    }
  })
})

describe('exactly once', () => {
  test('fifty parallel submissions under one key create one note and get one answer', async () => {
    const key = newKey()
    const anna = as('anna')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => anna.send(addNote, note('once'), { key })),
    )
    const ids = new Set(answers.filter((a) => a.status === 200).map((a) => a.body.data.id))
    expect(ids.size).toBe(1)
    expect(answers.every((a) => a.status === 200 || a.body.code === 'platform.inProgress')).toBe(true)
    const again = await anna.ok(addNote, note('once'), { key })
    expect(ids).toContain(again.id)
    const { rows } = await owner.query(`SELECT count(*)::int AS n FROM notes.note WHERE body = 'once'`)
    expect(rows[0].n).toBe(1)
  })
  test('the same key with other content is refused with 422', async () => {
    const key = newKey()
    await as('anna').ok(addNote, note('first'), { key })
    expect((await as('anna').send(addNote, note('second'), { key })).status).toBe(422)
  })
  test('a key in progress is answered with 409', async () => {
    const key = newKey()
    const slow = as('anna').ok(slowNote, { body: 's', seconds: 1 }, { key })
    const sleeping = async () =>
      (await owner.query(`SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)).rowCount
    await expect.poll(sleeping).toBe(1)
    expect((await as('anna').send(slowNote, { body: 's', seconds: 1 }, { key })).body.code).toBe(
      'platform.inProgress',
    )
    await slow
  })
  test('a keyed call without its key is refused', async () => {
    expect((await as('anna').send(addNote, note(), { headers: { 'idempotency-key': 'x' } })).status).toBe(400)
  })
  test('if many people close a note at once, one succeeds', async () => {
    const { id } = await as('anna').ok(addNote, note())
    const answers = await Promise.all(Array.from({ length: 20 }, () => as('anna').send(closeNote, { id })))
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
    expect(answers.filter((a) => a.status === 409)).toHaveLength(19)
  })
})

describe('the audit chain', () => {
  const parts = {
    rowKey: testAuditKey,
    headKey: generateKeyPairSync('ed25519'),
    folder: null,
    witness: null,
  }
  const verify = async () => {
    const { chains } = await verifyChains(running.db.reader(system('test')), parts)
    return chains.find(({ institutionId }) => institutionId === 'M001')?.findings
  }
  test('is intact after many concurrent writes, and verification names a changed row', async () => {
    await Promise.all(Array.from({ length: 20 }, () => as('anna').ok(addNote, note())))
    expect(await verify()).toEqual([])
    await owner.query(`UPDATE platform.audit SET object = 'note:0' || substr(object, 5)
      WHERE institution_id = 'M001' AND seq = 3`)
    expect(await verify()).toEqual([{ kind: 'changed', source: 'table', from: 3, to: 3 }])
    await owner.query(`UPDATE platform.audit SET object = 'note' || substr(object, 7)
      WHERE institution_id = 'M001' AND seq = 3`)
    expect(await verify()).toEqual([])
  })
  test('verification notices that the last row was deleted', async () => {
    await owner.query(`CREATE TEMP TABLE cut AS SELECT * FROM platform.audit WHERE institution_id = 'M001'
      AND seq = (SELECT max(seq) FROM platform.audit WHERE institution_id = 'M001')`)
    await owner.query(`DELETE FROM platform.audit a USING cut
      WHERE a.institution_id = cut.institution_id AND a.seq = cut.seq`)
    const { rows } = await owner.query<{ seq: string }>('SELECT seq FROM cut')
    const seq = Number(rows[0]?.seq)
    expect(await verify()).toEqual([{ kind: 'missing', source: 'table', from: seq, to: seq }])
    await owner.query('INSERT INTO platform.audit SELECT * FROM cut')
    expect(await verify()).toEqual([])
  })
  test('the database refuses a row without the portal’s mark', async () => {
    const row = { institutionId: 'M001', action: 'notes.add', object: 'note:1' }
    await expect(
      owner.query(`SELECT platform.finish('{"real": "1"}', $1, '[]', 'null')`, [JSON.stringify([row])]),
    ).rejects.toThrow('not-null')
  })
  test('a write is rolled back if its audit row cannot be written', async () => {
    await owner.query(
      `ALTER TABLE platform.audit ADD CONSTRAINT full_disk CHECK (action <> 'notes.add') NOT VALID`,
    )
    expect((await as('anna').send(addNote, note('unaudited'))).status).toBe(500)
    await owner.query('ALTER TABLE platform.audit DROP CONSTRAINT full_disk')
    const { rowCount } = await owner.query(`SELECT FROM notes.note WHERE body = 'unaudited'`)
    expect(rowCount).toBe(0)
  })
})

test('a failed part of a transaction is undone with its audit rows and events; the rest is committed', async () => {
  await running.portal.settle()
  heard.length = 0
  const failures = await running.db.transact(system('test'), (db) =>
    attemptEach(db, ['one', 'two', 'three'], async (what) => {
      await db.run(
        raw(
          sql`INSERT INTO notes.note (institution_id, body, amount) VALUES ('M001', ${`part ${what}`}, '1.00')`,
        ),
      )
      db.audit({ institutionId: 'parts', action: what, object: 'note' })
      db.emit({ topic: 'notes.added', audience: [], payload: { id: what } })
      if (what === 'two') await db.run(raw(sql`SELECT 1 / 0`))
    }),
  )
  expect(failures).toMatchObject([{ error: { message: 'division by zero' } }])
  await running.portal.settle()
  const { rows } = await owner.query(`SELECT body FROM notes.note WHERE body LIKE 'part %' ORDER BY id`)
  expect(rows.map(({ body }) => body)).toEqual(['part one', 'part three'])
  const { rows: audited } = await owner.query(
    `SELECT action FROM platform.audit WHERE institution_id = 'parts'`,
  )
  expect(audited.map(({ action }) => action)).toEqual(['one', 'three'])
  expect(heard.map(({ payload }) => payload.id)).toEqual(['one', 'three'])
})

test('an event reaches its subscriber once, after the commit', async () => {
  await running.portal.settle()
  heard.length = 0
  const { id } = await as('anna').ok(addNote, note())
  await running.portal.settle()
  expect(heard).toEqual([{ topic: 'notes.added', audience: ['M001', '*'], payload: { id } }])
})

test('lost database connections give 503 with Retry-After, and then service resumes', async () => {
  const anna = as('anna')
  const cut = () =>
    owner.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
  const results = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      if (i % 10 === 5) await cut()
      return anna.send(addNote, note('during the cut'))
    }),
  )
  for (const answer of results) {
    expect([200, 503]).toContain(answer.status)
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('2')
  }
  await expect.poll(async () => (await anna.send(listNotes, {})).status).toBe(200)
  const stored = await owner.query(`SELECT count(*)::int AS n FROM notes.note WHERE body = 'during the cut'`)
  expect(stored.rows[0].n).toBeGreaterThanOrEqual(results.filter((a) => a.status === 200).length)
})

test('a hanging statement ends with 503 within six seconds', async () => {
  const started = performance.now()
  const answer = await as('anna').send(slowNote, { body: 'x', seconds: 30 })
  expect(answer.status).toBe(503)
  expect(performance.now() - started).toBeLessThan(6000)
}, 15_000)
