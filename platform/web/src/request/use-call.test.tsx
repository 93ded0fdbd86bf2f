import { defineCall, defineErrors, refuse, t } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useCall, useSend } from './index.ts'

const errors = defineErrors('notes', {
  forbidden: { status: 403, zh: '无权查看', en: 'Not yours' },
  wrong: { status: 422, zh: '无权查看', en: 'Not yours' },
})
const base = {
  summary: { zh: '', en: '' },
  errors: Object.values(errors),
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
} as const
const listNotes = defineCall({
  ...base,
  name: 'listNotes',
  methods: ['GET'],
  path: '/api/notes',
  input: t.Object({}),
  output: t.Array(t.String()),
  effect: 'read',
})
const addNote = defineCall({
  ...base,
  name: 'addNote',
  methods: ['POST'],
  path: '/api/notes/add',
  input: t.Object({ text: t.String() }),
  output: t.Null(),
  effect: 'write',
  idempotent: 'key',
})

let notes: string[]
let server: FakeServer
beforeEach(() => {
  notes = ['甲']
  server = new FakeServer()
    .answer(listNotes, () => notes)
    .answer(addNote, ({ text }) => {
      notes = [...notes, text]
      return null
    })
})

function Notes({ quiet }: { quiet: boolean }) {
  const list = useCall(listNotes, {}, { quiet })
  const add = useSend(addNote, { invalidates: [listNotes], quiet })
  return (
    <>
      <p>{list.data?.join() ?? list.error?.message ?? '…'}</p>
      <button onClick={() => add.mutate({ text: '乙' })}>添加</button>
      <i>{add.error?.message}</i>
    </>
  )
}
const show = (quiet = false) => stage(<Notes quiet={quiet} />, { server })

test('an answer requested before a write is not kept after it', async () => {
  let answerOld = () => {}
  const old = new Promise<void>((done) => (answerOld = done))
  let reads = 0
  server.answer(listNotes, async () => {
    const answer = notes
    if (reads++ === 0) await old
    return answer
  })
  show()
  await waitFor(() => expect(server.requests).toHaveLength(1))
  fireEvent.click(screen.getByText('添加'))
  await waitFor(() => expect(server.requests.length).toBeGreaterThan(1))
  answerOld()
  expect(await screen.findByText('甲,乙')).toBeTruthy()
})

test('a write refetches the lists that it invalidates', async () => {
  show()
  await screen.findByText('甲')
  fireEvent.click(screen.getByText('添加'))
  expect(await screen.findByText('甲,乙')).toBeTruthy()
})

test('a refused read is requested once and shown once', async () => {
  server.answer(listNotes, () => refuse(errors.forbidden))
  show()
  await screen.findAllByText('无权查看')
  expect(screen.getByRole('status').textContent).toContain('无权查看')
  expect(server.requests).toHaveLength(1)
})

test('a failure that the form shows itself is not shown as a message', async () => {
  show(true)
  await screen.findByText('甲')
  server.answer(addNote, () => refuse(errors.wrong))
  fireEvent.click(screen.getByText('添加'))
  await screen.findByText('无权查看')
  expect(screen.getByRole('status').textContent).toBe('')
})
