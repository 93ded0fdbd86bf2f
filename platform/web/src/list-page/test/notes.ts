import { defineCall, t } from '@iisp/contract'
import { vi } from 'vitest'

/** A call that lists notes of this shape. */
export const noteList = <const Note extends Parameters<typeof t.pageOf>[0]>(note: Note) =>
  defineCall({
    name: 'listNotes',
    summary: { zh: '', en: '' },
    methods: ['POST'],
    path: '/api/notes',
    input: t.strict({ keyword: t.Optional(t.String()), ...t.page }),
    output: t.pageOf(note),
    errors: [],
    access: { who: 'session' },
    effect: 'read',
    idempotent: 'yes',
  })

/** Answers every request with a page of the notes there are then. */
export function serveNotes(notes: () => readonly object[]): void {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const input = JSON.parse(String(init.body)) as { pageNo: number; pageSize: number }
    const { pageNo, pageSize } = input
    const list = notes().slice((pageNo - 1) * pageSize, pageNo * pageSize)
    return Response.json({ status: 200, msg: '', data: { list, total: notes().length, pageNo, pageSize } })
  })
}
