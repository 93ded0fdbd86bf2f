import { defineCall, t, type Call } from '@iisp/contract'
import { afterEach, beforeEach, vi } from 'vitest'
import { messageStore, resetMessages } from '../../messages/messages.ts'
import { configureRequests } from '../request-config.ts'
import { request } from '../request.ts'
import { sessionGate } from '../session-gate.ts'

export const base = {
  summary: { zh: '', en: '' },
  errors: [],
  access: { who: 'session', supervised: false },
  effect: 'read',
  idempotent: 'yes',
} as const
export const order = t.Object({ id: t.String() })
export const readOrder = defineCall({
  ...base,
  name: 'readOrder',
  methods: ['GET'],
  path: '/api/order',
  input: t.Object({}),
  output: order,
})
export const saveNote = defineCall({
  ...base,
  name: 'saveNote',
  methods: ['POST'],
  path: '/api/note',
  input: t.Object({}),
  output: order,
  effect: 'write',
  idempotent: 'no',
})
export const addOrder = defineCall({
  ...base,
  name: 'addOrder',
  methods: ['POST'],
  path: '/api/add',
  input: t.strict({ amount: t.String() }),
  output: order,
  effect: 'write',
  idempotent: 'key',
})
export const signIn = defineCall({
  ...base,
  name: 'signIn',
  methods: ['POST'],
  path: '/api/login',
  input: t.Object({}),
  output: order,
  access: { who: 'public' },
  effect: 'write',
  idempotent: 'no',
})

type Sent = {
  url: string
  init: RequestInit
  headers: Record<string, string>
  answer: (response: Response) => void
  fail: (error: unknown) => void
}
/** The requests of the running test. */
export const sent: Sent[] = []
export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
export const good = (data: unknown) => json(200, { status: 200, msg: '', data })
export const refused = (status: number, msg = '', more = {}) =>
  json(status, { status, msg, data: null, ...more })
export const texts = () => messageStore.getState().shown.map((m) => `${m.type}: ${m.title}`)
export const logged = () => sent.filter((s) => s.url.includes('errorLog'))

/** Gives each test of the file a fetch whose answers it sends itself, and a page at its address. */
export function stageRequests(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    sent.length = 0
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url.includes('errorLog')) {
        sent.push({ url, init } as Sent)
        return Promise.resolve(new Response(null, { status: 204 }))
      }
      return new Promise<Response>((answer, fail) => {
        sent.push({ url, init, headers: init.headers as Record<string, string>, answer, fail })
        init.signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
      })
    })
    vi.stubGlobal('location', { origin: 'https://portal.example', pathname: '/iisp/transfer-money/orders' })
    configureRequests({
      origin: 'https://portal.example',
      fromMenu: () => '10102',
      fromPath: () => location.pathname,
      leave: vi.fn<(url: string) => void>(),
      withCredentials: true,
    })
    sessionGate.close()
  })
  afterEach(() => {
    resetMessages()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** Sends a call and answers it. */
export async function exchange(
  call: Call,
  input: object,
  response: Response | Error,
  options = {},
): Promise<unknown> {
  const outcome = request(call, input as never, options).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  const last = sent.at(-1)!
  if (response instanceof Error) last.fail(response)
  else last.answer(response)
  return outcome
}
