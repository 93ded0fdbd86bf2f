import { defineCall, defineErrors, platformErrors, refuse, t } from '@iisp/contract'
import { cutLine, proxyFault, silence } from '@iisp/testing/dom/failures'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messageStore, resetMessages } from '../messages/index.ts'
import { configureRequests, download, fileAddress, follow, upload } from './index.ts'
import { requestConfig } from './request-config.ts'

const errors = defineErrors('test', { forbidden: { status: 403, zh: '无权下载', en: 'Not yours' } })
const base = {
  summary: { zh: '', en: '' },
  errors: [errors.forbidden],
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
} as const
const receipt = defineCall({
  ...base,
  name: 'receipt',
  methods: ['GET'],
  path: '/api/receipt',
  input: t.Object({ id: t.String() }),
  output: t.Unknown(),
  effect: 'read',
  answer: 'file',
})
const attach = defineCall({
  ...base,
  name: 'attach',
  methods: ['POST'],
  path: '/api/attach',
  input: t.Object({ kind: t.String() }),
  output: t.Object({ fileId: t.String() }),
  effect: 'write',
  body: 'upload',
})

const texts = () => messageStore.getState().shown.map((m) => `${m.type}: ${m.title}`)
let saved: string[] = []
let server: FakeServer
beforeEach(() => {
  server = new FakeServer().listen()
  saved = []
  vi.useFakeTimers()
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  resetMessages()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
test('[SH-395] [BL-315] a file is saved under the name given in the answer', async () => {
  const headers = {
    'content-disposition': `attachment; filename="_.pdf"; filename*=UTF-8''%E5%9B%9E%E5%8D%95.pdf`,
  }
  server.answer(receipt, () => new Response('%PDF', { headers }))
  await download(receipt, { id: '1' })
  expect(saved).toEqual(['回单.pdf'])
  expect(texts()).toEqual(['success: 下载成功'])
})

test.each([
  ['[SH-394] [BL-316]', () => refuse(platformErrors.notFound), 'warning: 下载失败，文件不存在'],
  ['[SH-397]', () => refuse(platformErrors.tooMany), 'warning: 抱歉，系统繁忙，请稍后重试'],
  ['[SH-398]', cutLine, 'error: 网络故障，下载失败'],
  ['[BL-316] without words', () => proxyFault(502), 'error: 下载失败'],
  ['a refusal', () => refuse(errors.forbidden), 'warning: 无权下载'],
])('%s a download that fails says why', async (_, answer, shown) => {
  server.answer(receipt, answer)
  await expect(download(receipt, { id: '1' })).rejects.toThrow()
  expect(texts()).toEqual([shown])
  expect(saved).toEqual([])
})

test('a download that takes longer than a second shows it, until the file is saved or refused', async () => {
  let arrive: (response: Response) => void = () => {}
  server.answer(receipt, () => new Promise<Response>((resolve) => (arrive = resolve)))
  const first = download(receipt, { id: '1' })
  await vi.advanceTimersByTimeAsync(900)
  expect(texts()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(texts()).toEqual(['loading: 正在下载…'])
  arrive(new Response('%PDF'))
  await first
  expect(texts()).toEqual(['success: 下载成功'])

  const second = download(receipt, { id: '1' }).catch(() => 'refused')
  await vi.advanceTimersByTimeAsync(1_100)
  expect(texts()).toContain('loading: 正在下载…')
  arrive(new Response(null, { status: 404 }))
  expect(await second).toBe('refused')
  expect(texts()).not.toContain('loading: 正在下载…')
})

test('[SH-396] [SH-418] a download without an answer ends after 60 s', async () => {
  server.answer(receipt, silence)
  const outcome = download(receipt, { id: '1' }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(59_900)
  expect(texts()).toEqual(['loading: 正在下载…'])
  await vi.advanceTimersByTimeAsync(300)
  expect(await outcome).toMatchObject({ kind: 'timeout' })
  expect(texts()).toEqual(['warning: 下载超时，请重试'])
})

test('[SH-419] every 200 ms the browser checks whether the server has begun to answer', async () => {
  let token = ''
  server.answer(receipt, (_, { headers }) => {
    token = headers.get('x-download-token') ?? ''
    return silence()
  })
  void download(receipt, { id: '1' }).catch(() => {})
  await vi.advanceTimersByTimeAsync(1_000)
  document.cookie = `${token}=1; path=/`
  await vi.advanceTimersByTimeAsync(200)
  expect(document.cookie).not.toContain(token)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(texts()).toEqual(['loading: 正在下载…'])
})

/** Replaces XMLHttpRequest, because jsdom's sends real requests. */
class FakeXhr extends EventTarget {
  static last: FakeXhr
  upload = new EventTarget()
  headers: Record<string, string> = {}
  timeout = 0
  status = 0
  statusText = ''
  responseText = ''
  url = ''
  withCredentials = false
  constructor() {
    super()
    FakeXhr.last = this
  }
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {}
  abort() {}
}
const file = new File(['x'], '合同.pdf')

test('an upload reports its progress and resolves to the checked answer', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  const shares: number[] = []
  const sending = upload(attach, { kind: 'contract' }, file, { onProgress: (share) => shares.push(share) })
  const xhr = FakeXhr.last
  xhr.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4, lengthComputable: true }))
  Object.assign(xhr, {
    status: 200,
    responseText: '{"status":200,"msg":"","data":{"fileId":"7"}}',
  }).dispatchEvent(new Event('load'))
  expect(await sending).toEqual({ fileId: '7' })
  expect(shares).toEqual([0.25])
  expect(xhr.url).toMatch(/\/api\/attach\?kind=contract$/)
  expect(xhr.headers['x-trace-id']).toHaveLength(32)
})

test('after 180 s an upload fails without naming a mail address if the installation has none', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  configureRequests({ serviceEmail: () => Promise.resolve(null), fallbackEmail: '' })
  const outcome = upload(attach, { kind: 'contract' }, file).catch((error: unknown) => error)
  FakeXhr.last.dispatchEvent(new Event('timeout'))
  expect(await outcome).toMatchObject({ kind: 'timeout' })
  expect(texts()).toEqual(['warning: 文件过大，上传超时，请压缩后重试或联系在线客服'])
})

test.each([
  ['menu@service.example', 'menu@service.example'],
  [null, 'service@portal.example'],
])('[SH-399] [SH-400] [SH-417] an upload of 180 s ends with the address %s', async (contact, shown) => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  configureRequests({ serviceEmail: () => Promise.resolve(contact), fallbackEmail: 'service@portal.example' })
  const outcome = upload(attach, { kind: 'contract' }, file).catch((error: unknown) => error)
  expect(FakeXhr.last.timeout).toBe(180_000)
  FakeXhr.last.dispatchEvent(new Event('timeout'))
  expect(await outcome).toMatchObject({ kind: 'timeout' })
  expect(texts()).toEqual([`warning: 文件过大，上传超时，请将文件发送至邮箱：${shown}`])
})

test('uploads, downloads, streams and files shown by their address name the person whom the page shows', async () => {
  const { principal } = requestConfig()
  configureRequests({ principal: () => 'lin.jing' })
  server
    .answer(receipt, () => new Response('%PDF', { headers: { 'content-disposition': 'attachment' } }))
    .answer(attach, () => ({ fileId: '1' }))
  await download(receipt, { id: '1' }, { quiet: true })
  await upload(attach, { kind: 'a' }, new File(['x'], 'x.pdf'))
  server.answer(receipt, () => new Response('', { headers: { 'content-type': 'text/event-stream' } }))
  await follow(receipt, { id: '1' }, () => {})
  const address = fileAddress(receipt, { id: '1' })
  configureRequests({ principal })
  expect(server.requests.map(({ headers }) => headers.get('x-principal'))).toEqual(
    Array.from({ length: 3 }, () => 'lin.jing'),
  )
  expect(address).toBe('/api/receipt?id=1&principal=lin.jing')
  expect(fileAddress(receipt, { id: '1' })).toBe('/api/receipt?id=1')
})
