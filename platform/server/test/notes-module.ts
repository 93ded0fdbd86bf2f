import { defineCall, defineErrors, definePage, refuse, t } from '@iisp/contract'
import { person as anyPerson } from '@iisp/testing/signed-in-people'
import {
  type DomainEvent,
  type PersonActor,
  type ServerModule,
  queryBuilder,
  raw,
  reader,
  sql,
  writer,
} from '../src/index.ts'

/** A minimal module with money, an institution and a state, for the tests of the kernel. */
interface Tables {
  'notes.note': {
    id: string
    institution_id: string
    body: string
    amount: string
    status: string
    version: number
  }
}
const q = queryBuilder<Tables>()
export const noteErrors = defineErrors('notes', {
  closed: { status: 409, zh: '已关闭：{body}', en: 'Closed: {body}' },
})
const notesPage = definePage({
  id: '1',
  parent: null,
  name: { zh: '便签', en: 'Notes' },
  path: '/notes',
  sort: 1,
  roles: ['operator'],
})
const base = {
  methods: ['POST'],
  errors: [],
  access: { who: 'pages', pages: [notesPage], supervised: false },
} as const

export const addNote = defineCall({
  ...base,
  name: 'addNote',
  summary: { zh: '', en: 'Adds a note' },
  path: '/api/notes/add',
  input: t.strict({ body: t.text(100, 1), amount: t.amount }),
  output: t.Object({ id: t.id, body: t.String(), amount: t.amount }),
  effect: 'write',
  idempotent: 'key',
})
export const listNotes = defineCall({
  ...base,
  name: 'listNotes',
  methods: ['GET', 'POST'],
  summary: { zh: '', en: 'Lists notes' },
  path: '/api/notes/list',
  input: t.strict({ limit: t.Optional(t.Integer({ minimum: 1, maximum: 100 })) }),
  output: t.Array(t.Object({ id: t.id, body: t.String(), amount: t.amount })),
  effect: 'read',
  idempotent: 'yes',
})
export const closeNote = defineCall({
  ...base,
  name: 'closeNote',
  summary: { zh: '', en: 'Closes a note' },
  path: '/api/notes/close',
  input: t.strict({ id: t.id }),
  output: t.Object({ id: t.id }),
  errors: [noteErrors.closed],
  effect: 'write',
  idempotent: 'yes',
})
export const unscopedNotes = defineCall({
  ...base,
  name: 'unscopedNotes',
  summary: { zh: '', en: 'A query that forgot its institution' },
  path: '/api/notes/unscoped',
  input: t.nothing,
  output: t.Array(t.String()),
  effect: 'read',
  idempotent: 'yes',
})
export const slowNote = defineCall({
  ...base,
  name: 'slowNote',
  summary: { zh: '', en: 'Adds a note slowly' },
  path: '/api/notes/slow',
  input: t.strict({ body: t.text(100), seconds: t.Number() }),
  output: t.Object({ body: t.String() }),
  effect: 'write',
  idempotent: 'key',
})

export const heard: DomainEvent[] = []

export const notesModule: ServerModule = {
  name: 'notes',
  migrations: new URL('./migrations/', import.meta.url),
  pages: [notesPage],
  subscribers: [
    { name: 'notes-hear', topic: 'notes.added', run: async (_db, event) => void heard.push(event) },
  ],
  handlers: [
    writer(addNote, async ({ db, actor }, input) => {
      const note = await db.one(
        q
          .insertInto('notes.note')
          .values({ institution_id: actor.institutionId, ...input } as never)
          .returning(['id', 'body', 'amount']),
      )
      db.audit({ institutionId: actor.institutionId, action: 'notes.add', object: `note:${note.id}` })
      db.emit({ topic: 'notes.added', audience: [actor.institutionId, '*'], payload: { id: note.id } })
      return note
    }),
    reader(listNotes, ({ db, actor }, { limit }) =>
      db.all(
        q
          .selectFrom('notes.note')
          .select(['id', 'body', 'amount'])
          .where('institution_id', '=', actor.institutionId)
          .orderBy('id', 'desc')
          .limit(limit ?? 20),
      ),
    ),
    writer(closeNote, async ({ db, actor }, input) => {
      const note = await db.one(q.selectFrom('notes.note').selectAll().where('id', '=', input.id))
      if (note.status !== 'open') refuse(noteErrors.closed, { body: note.body })
      const changed = await db.run(
        q
          .updateTable('notes.note')
          .set({ status: 'closed' })
          .where('id', '=', input.id)
          .where('status', '=', 'open'),
      )
      if (changed === 0) refuse(noteErrors.closed, { body: note.body })
      db.audit({ institutionId: actor.institutionId, action: 'notes.close', object: `note:${note.id}` })
      return { id: note.id }
    }),
    reader(unscopedNotes, async ({ db }) => {
      const rows = await db.all(
        raw(sql<{ institution_id: string }>`SELECT DISTINCT institution_id FROM notes.note ORDER BY 1`),
      )
      return rows.map((row) => row.institution_id)
    }),
    writer(slowNote, async ({ db, actor }, input) => {
      await db.all(raw(sql`SELECT pg_sleep(${input.seconds})`))
      db.audit({ institutionId: actor.institutionId, action: 'notes.slow', object: 'note' })
      return { body: input.body }
    }),
  ],
}

/** A person who has the page of the notes, unless `more` says otherwise. */
export const person = (name: string, institutionId: string, more: Partial<PersonActor> = {}): PersonActor =>
  anyPerson(name, institutionId, { menus: new Set([notesPage.id]), ...more })
