import { Refusal, defineErrors, defineFlow } from '@iisp/contract'
import { testAuditKey } from '@iisp/testing/test-portal'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  Database,
  type Writer,
  appRole,
  beginCase,
  defineCaseTable,
  markCase,
  migrate,
  moveCase,
  platformMigrations,
  raw,
  sql,
  stateList,
  stateLiteral,
} from '../src/index.ts'
import { notesModule, person } from './notes-module.ts'

const changed = 'notes.changed'
const closed = 'notes.closed'
const flow = defineFlow({
  states: {
    open: { code: 'open', name: { zh: '待处理', en: 'Open' }, tone: 'warning' },
    held: { code: 'held', name: { zh: '暂缓', en: 'On hold' }, tone: 'info' },
    closed: { code: 'closed', name: { zh: '已关闭', en: 'Closed' }, tone: 'neutral', final: true },
  },
  sets: { underWay: ['open', 'held'] },
  emits: [],
  moves: {
    save: {
      ways: [{ from: ['open', 'held'], to: 'same', who: 'operator' }],
      audit: 'notes.save',
      emits: [changed],
    },
    hold: {
      ways: [{ from: ['open'], to: ['held'], who: 'operator' }],
      audit: 'notes.hold',
      emits: [changed],
    },
    close: {
      ways: [
        { from: ['open'], to: ['closed'], who: 'operator' },
        { from: ['open', 'held'], to: ['closed'], who: 'system' },
      ],
      audit: 'notes.close',
      emits: [changed, closed],
    },
  },
  marks: { urge: { in: ['open', 'held'], who: 'operator', audit: 'notes.urge', emits: [] } },
})
const errors = defineErrors('notes', {
  notNow: { status: 409, zh: '当前不可操作', en: 'Not possible now' },
  overtaken: { status: 409, zh: '已被他人处理', en: 'Somebody else was faster' },
})

interface Note {
  readonly id: string
  readonly institution_id: string
  readonly body: string
  readonly status: 'open' | 'held' | 'closed'
  readonly version: number
}
const notes = defineCaseTable<Note['status'], Pick<Note, 'body'>, Note>()({
  flow,
  table: 'notes.note',
  object: ({ id }) => `note:${id}`,
  history: { table: 'notes.step', caseId: 'note_id', more: (_, { who }) => ({ side: who }) },
  detail: ({ body }, { from, to }) => ({ from, to, body }),
  events: {
    [changed]: ({ id, institution_id }) => ({ audience: [institution_id], payload: { id } }),
    // a quiet note emits no event
    [closed]: ({ id, body }) => (body === 'quiet' ? null : { audience: ['*'], payload: { id } }),
  },
  refusals: { notOpen: () => new Refusal(errors.notNow), overtaken: () => new Refusal(errors.overtaken) },
})

const anna = person('anna', 'M001')
let database: TestDatabase
let db: Database
let owner: pg.Client
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await migrate(database.url, [platformMigrations, notesModule])
  db = new Database({ url: database.url, poolSize: 6, role: appRole, auditKey: testAuditKey })
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await db.close()
  await database.drop()
})
beforeEach(() => owner.query('DELETE FROM platform.outbox'))

const now = new Date('2026-11-20T02:00:00Z')
const within = <T>(
  work: (ctx: { db: Writer; language: 'zh'; now: Date; actor: typeof anna }) => Promise<T>,
) => db.transact(anna, (writer) => work({ db: writer, language: 'zh', now, actor: anna }))

async function noteIn(status: Note['status'], body = 'a note'): Promise<Note> {
  const { rows } = await owner.query<Note>(
    `INSERT INTO notes.note (institution_id, body, amount, status) VALUES ('M001', $1, 1, $2)
     RETURNING id::text, institution_id, body, status, version`,
    [body, status],
  )
  return rows[0] as Note
}
const rowsOf = async (text: string, id: string) => (await owner.query(text, [id])).rows
const left = async ({ id }: Note) => ({
  note: (await rowsOf('SELECT status, version, body FROM notes.note WHERE id = $1', id))[0],
  steps: await rowsOf(
    'SELECT seq, event, from_status, to_status, person_name, side, reason FROM notes.step WHERE note_id = $1 ORDER BY seq',
    id,
  ),
  audit: await rowsOf(
    `SELECT action, detail FROM platform.audit WHERE object = 'note:' || $1 ORDER BY seq`,
    id,
  ),
  topics: (await rowsOf(`SELECT topic FROM platform.outbox WHERE payload->>'id' = $1 ORDER BY id`, id)).map(
    ({ topic }) => topic as string,
  ),
})

test('a move stores the new state, its step, its audit row and its events', async () => {
  const note = await noteIn('open')
  const reason = 'waits for a paper'
  const answer = await within((ctx) =>
    moveCase(ctx, notes, note, 'hold', { who: 'operator', reason, changes: { body: 'changed' } }),
  )
  expect(answer).toEqual({ to: 'held', version: 2, touched: {} })
  expect(await left(note)).toEqual({
    note: { status: 'held', version: 2, body: 'changed' },
    steps: [
      {
        seq: 2,
        event: 'hold',
        from_status: 'open',
        to_status: 'held',
        person_name: 'anna',
        side: 'operator',
        reason,
      },
    ],
    audit: [{ action: 'notes.hold', detail: { from: 'open', to: 'held', body: 'a note' } }],
    topics: [changed],
  })
})

test.each([
  ...flow.moves.map((way) => ({ ...way, kind: 'move' as const })),
  ...flow.marks.map((way) => ({ ...way, kind: 'mark' as const })),
])('$event from $from by $who leaves its audit row and its step', async (way) => {
  const note = await noteIn(way.from)
  await within((ctx) =>
    way.kind === 'move'
      ? moveCase(ctx, notes, note, way.event, { who: way.who, to: way.to })
      : markCase(ctx, notes, note, way.event),
  )
  const { note: stored, steps, audit } = await left(note)
  expect(stored).toMatchObject({ status: way.to, version: 2 })
  expect(steps).toMatchObject([{ event: way.event, from_status: way.from, to_status: way.to, side: way.who }])
  expect(audit).toMatchObject([{ action: `notes.${way.event}` }])
})

test('of two simultaneous moves one succeeds; the other is refused by the module and stores nothing', async () => {
  const note = await noteIn('open')
  const outcomes = await Promise.all(
    (['hold', 'close', 'hold', 'close'] as const).map((event) =>
      within((ctx) => moveCase(ctx, notes, note, event, { who: 'operator' })).then(
        () => 'moved',
        (refused: unknown) => (refused instanceof Refusal ? refused.error.code : refused),
      ),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['moved', ...Array.from({ length: 3 }, () => 'notes.overtaken')])
  const { note: stored, steps, audit } = await left(note)
  expect(stored).toMatchObject({ version: 2 })
  expect([steps.length, audit.length]).toEqual([1, 1])
})

test('a move that the state table does not allow is refused before anything is written', async () => {
  const note = await noteIn('closed')
  await expect(
    within((ctx) => moveCase(ctx, notes, note, 'close', { who: 'operator' })),
  ).rejects.toMatchObject({ error: errors.notNow })
  await expect(within((ctx) => markCase(ctx, notes, note, 'urge'))).rejects.toMatchObject({
    error: errors.notNow,
  })
  const held = await noteIn('held')
  await expect(
    within((ctx) => moveCase(ctx, notes, held, 'close', { who: 'operator' })),
  ).rejects.toMatchObject({ error: errors.notNow })
  expect([(await left(note)).steps, (await left(held)).audit]).toEqual([[], []])
})

test('additional statements run with the move, and have no effect if somebody else was faster', async () => {
  const other = await noteIn('open')
  const note = await noteIn('open')
  const rename = sql`UPDATE notes.note SET body = 'taken along' WHERE id = ${other.id} AND EXISTS (SELECT FROM moved)`
  const close = (stale: Note) =>
    within((ctx) => moveCase(ctx, notes, stale, 'close', { who: 'operator', also: { renamed: rename } }))
  await expect(close({ ...note, version: 7 })).rejects.toMatchObject({ error: errors.overtaken })
  expect((await left(other)).note).toMatchObject({ body: 'a note' })
  expect((await close(note)).touched).toEqual({ renamed: 1 })
  expect((await left(other)).note).toMatchObject({ body: 'taken along' })
})

test('an additional condition is part of the compare-and-set', async () => {
  const note = await noteIn('open')
  const where = sql`body = 'another text'`
  await expect(
    within((ctx) => moveCase(ctx, notes, note, 'close', { who: 'operator', where })),
  ).rejects.toMatchObject({ error: errors.overtaken })
})

test('an event without an audience is not emitted', async () => {
  const note = await noteIn('open', 'quiet')
  await within((ctx) => moveCase(ctx, notes, note, 'close', { who: 'system' }))
  expect((await left(note)).topics).toEqual([changed])
})

test('a new case begins with a first step that has no previous state', async () => {
  const note = await noteIn('open')
  await within((ctx) => beginCase(ctx, notes, note, 'save', { who: 'operator', detail: { to: 'open' } }))
  expect(await left(note)).toMatchObject({
    steps: [{ seq: 1, event: 'save', from_status: null, to_status: 'open' }],
    audit: [{ action: 'notes.save', detail: { to: 'open' } }],
    topics: [changed],
  })
})

test('states and sets can be used in the text of a query', async () => {
  const note = await noteIn('held')
  const query = raw(sql<{ id: string }>`SELECT id::text FROM notes.note
    WHERE status IN ${stateList(flow.sets.underWay)} AND status <> ${stateLiteral(flow.codes.open)}
      AND id = ${note.id}`)
  expect(query.compile().parameters).toEqual([note.id])
  expect(await db.reader(anna).all(query)).toEqual([{ id: note.id }])
})
