import { defineCall, platformErrors, refuse, t } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messageStore } from '../messages/index.ts'
import { request, useDownload, useRead } from './index.ts'

const base = {
  summary: { zh: '', en: '' },
  methods: ['GET'],
  input: t.strict({ code: t.String() }),
  errors: [platformErrors.notFound],
  access: { who: 'session', supervised: false },
  effect: 'read',
  idempotent: 'yes',
} as const
const lookUp = defineCall({ ...base, name: 'lookUp', path: '/api/look-up', output: t.String() })
const slip = defineCall({ ...base, name: 'slip', path: '/api/slip', output: t.Unknown(), answer: 'file' })

const saved: string[] = []
beforeEach(() => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  saved.length = 0
  vi.restoreAllMocks()
})
const shown = () => messageStore.getState().shown.map(({ title }) => title)

function LookUp() {
  const [code, setCode] = useState('A')
  const [found, setFound] = useState('')
  const { reading, refusal, run, stop } = useRead()
  return (
    <>
      <button onClick={() => setCode('B')}>改</button>
      <button
        aria-busy={reading}
        onClick={() => void run((signal) => request(lookUp, { code }, { quiet: true, signal }), setFound)}
      >
        查
      </button>
      <button onClick={stop}>停</button>
      <p>{found}</p>
      <p role="note">{refusal?.msg}</p>
    </>
  )
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const isBusy = () => screen.getByRole('button', { name: '查' }).getAttribute('aria-busy')

test('a newer read replaces the one under way: it is aborted, and neither its answer nor its refusal counts', async () => {
  const gates = { A: Promise.withResolvers<boolean>(), B: Promise.withResolvers<boolean>() }
  const server = new FakeServer().answer(lookUp, async ({ code }) =>
    (await gates[code === 'A' ? 'A' : 'B'].promise) ? `基金${code}` : refuse(platformErrors.notFound),
  )
  stage(LookUp, { server })
  await press('查')
  await press('改')
  await press('查')
  await waitFor(() => expect(server.asked(lookUp)).toEqual([{ code: 'A' }, { code: 'B' }]))
  expect(server.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  await act(async () => gates.A.resolve(false))
  expect([isBusy(), screen.getByRole('note').textContent]).toEqual(['true', ''])
  await act(async () => gates.B.resolve(true))
  expect(await screen.findByText('基金B')).toBeTruthy()
  expect(isBusy()).toBe('false')
  await press('查')
  await press('停')
  expect([isBusy(), screen.getByRole('note').textContent]).toEqual(['false', ''])
})

test('another file is saved instead of the one that is still being fetched, which nothing is said about', async () => {
  const files: ((file: Response) => void)[] = []
  const server = new FakeServer().answer(slip, () => new Promise<Response>((resolve) => files.push(resolve)))
  function Slip() {
    const [code, setCode] = useState('A')
    const { reading, save } = useDownload(slip, { code }, { filename: `${code}.pdf` })
    return (
      <>
        <button onClick={() => setCode('B')}>改</button>
        <button aria-busy={reading} onClick={save}>
          查
        </button>
      </>
    )
  }
  stage(Slip, { server })
  await press('查')
  await press('改')
  await press('查')
  await waitFor(() => expect(files).toHaveLength(2))
  await act(async () => files[0]?.(new Response('A')))
  expect([isBusy(), saved, shown()]).toEqual(['true', [], []])
  await act(async () => files[1]?.(new Response('B')))
  await waitFor(() => expect(saved).toEqual(['B.pdf']))
  expect([isBusy(), shown()]).toEqual(['false', ['下载成功']])
})
