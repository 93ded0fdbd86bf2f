import { uploadFinish } from '@iisp/files/contract'
import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { uploadInParts } from './upload-in-parts.ts'

const uploadId = 'a'.repeat(32)
const fileId = 'f'.repeat(32)
const partBytes = 10
const content = Uint8Array.from({ length: 45 }, (_, at) => at)
const file = new File([content], '合同.pdf')
const hashOf = (part: number) =>
  createHash('sha256')
    .update(content.slice(part * partBytes, (part + 1) * partBytes))
    .digest('hex')

/** A server that keeps parts, and cuts the line where it is told to. */
class Server {
  readonly parts = new Map<number, string>()
  readonly received: number[] = []
  cuts: number[] = []
  finished: Record<string, unknown> | undefined

  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const answer = (data: unknown) => Response.json({ status: 200, msg: '', data })
    if (new URL(address).pathname === uploadFinish.path) {
      this.finished = JSON.parse(String(init.body)) as Record<string, unknown>
      return answer({ status: 'success', fileId, name: file.name, size: file.size })
    }
    return answer({
      uploadId,
      partBytes,
      parts: [...this.parts].map(([part, hash]) => ({ part, hash })),
    })
  }
  takes(part: number): boolean {
    if (this.cuts.includes(part)) {
      this.cuts = this.cuts.filter((one) => one !== part)
      return false
    }
    this.received.push(part)
    this.parts.set(part, hashOf(part))
    return true
  }
}
let server: Server
class PartRequest extends EventTarget {
  readonly upload = new EventTarget()
  status = 200
  statusText = ''
  responseText = '{"status":200,"msg":"","data":{"part":0}}'
  timeout = 0
  withCredentials = false
  #part = 0
  open(_: string, url: string) {
    this.#part = Number(new URL(url).searchParams.get('part'))
  }
  setRequestHeader() {}
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  send() {
    const taken = server.takes(this.#part)
    queueMicrotask(() => this.dispatchEvent(new Event(taken ? 'load' : 'error')))
  }
}
beforeEach(() => {
  server = new Server()
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('XMLHttpRequest', PartRequest)
  return () => vi.unstubAllGlobals()
})
const sorted = (parts: number[]) => parts.toSorted((a, b) => a - b)

test('a file goes up in parts, and its hashes go with the end', async () => {
  const shares: number[] = []
  const stored = await uploadInParts({ purpose: 'a.b' }, file, { onProgress: (s) => shares.push(s) })
  expect(stored).toMatchObject({ fileId })
  expect(sorted(server.received)).toEqual([0, 1, 2, 3, 4])
  expect(server.finished).toEqual({ uploadId, hashes: [0, 1, 2, 3, 4].map(hashOf) })
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})
test('what the server has is not sent again; a part of other content is', async () => {
  for (const part of [0, 1, 2]) server.parts.set(part, hashOf(part))
  server.parts.set(1, '0'.repeat(64))
  await uploadInParts({ purpose: 'a.b' }, file)
  expect(sorted(server.received)).toEqual([1, 3, 4])
})
test('a cut line ends nothing: the part is sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  server.cuts = [3]
  await uploadInParts({ purpose: 'a.b' }, file)
  expect(sorted(server.received)).toEqual([0, 1, 2, 3, 4])
  vi.useRealTimers()
})
test('without hashes, as in a page that is not secure, all parts are sent', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  server.parts.set(0, hashOf(0))
  await uploadInParts({ purpose: 'a.b' }, file)
  expect(sorted(server.received)).toEqual([0, 1, 2, 3, 4])
  expect(server.finished).toEqual({ uploadId })
})
test.each([
  ['文件含病毒', '文件含病毒'],
  ['', ''],
])(
  '[BL-313] where the server refuses with "%s" it rejects with "%s": the list of files has its own words',
  async (msg, said) => {
    vi.stubGlobal('fetch', async () => Response.json({ status: 400, msg, data: null }, { status: 400 }))
    await expect(uploadInParts({ purpose: 'a.b' }, file)).rejects.toMatchObject({ message: said })
  },
)
test('[BL-313] a line that stays cut is no word of the server', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  server.takes = (part) => part !== 3
  await expect(uploadInParts({ purpose: 'a.b' }, file)).rejects.toMatchObject({ message: '' })
  vi.useRealTimers()
})
