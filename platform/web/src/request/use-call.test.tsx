import { defineCall, t } from '@iisp/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Messages, resetMessages } from '../messages/index.ts'
import { createQueryClient, useCall, useSend } from './index.ts'

const base = {
  summary: '',
  errors: [],
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
let failWith: (() => Response | Promise<Response>) | null
let asked: number
beforeEach(() => {
  notes = ['甲']
  failWith = null
  asked = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked++
    if (failWith) return Promise.resolve(failWith())
    if (init.method === 'POST') notes.push((JSON.parse(String(init.body)) as { text: string }).text)
    const data = init.method === 'POST' ? null : notes
    return Promise.resolve(new Response(JSON.stringify({ status: 200, msg: '', data })))
  })
})
afterEach(() => {
  act(() => resetMessages())
  vi.unstubAllGlobals()
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
const show = (quiet = false) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Notes quiet={quiet} />
      <Messages />
    </QueryClientProvider>,
  )
const refusal = (status: number) => () =>
  new Response(JSON.stringify({ status, msg: '无权查看', data: null }), { status })

test('an answer that was on its way when the write was made does not stay', async () => {
  let answerOld = () => {}
  const old = new Promise<void>((done) => (answerOld = done))
  const written = vi.fn<typeof fetch>(fetch)
  let reads = 0
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const isRead = call[1]?.method !== 'POST'
    const answer = await written(...call)
    if (isRead && reads++ === 0) await old
    return answer
  })
  show()
  await waitFor(() => expect(written).toHaveBeenCalledOnce())
  fireEvent.click(screen.getByText('添加'))
  await waitFor(() => expect(written.mock.calls.length).toBeGreaterThan(1))
  answerOld()
  expect(await screen.findByText('甲,乙')).toBeTruthy()
})

test('a write makes the lists it names fresh', async () => {
  show()
  await screen.findByText('甲')
  fireEvent.click(screen.getByText('添加'))
  expect(await screen.findByText('甲,乙')).toBeTruthy()
})

test('a refused read is asked for once and told once', async () => {
  failWith = refusal(403)
  show()
  await screen.findAllByText('无权查看')
  expect(screen.getByRole('status').textContent).toContain('无权查看')
  expect(asked).toBe(1)
})

test('a failure that the form shows inline is not told a second time', async () => {
  show(true)
  await screen.findByText('甲')
  failWith = refusal(422)
  fireEvent.click(screen.getByText('添加'))
  await screen.findByText('无权查看')
  expect(screen.getByRole('status').textContent).toBe('')
})
