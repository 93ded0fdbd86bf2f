import { errorText, refuse } from '@iisp/contract'
import { fileErrors, uploadFinish, uploadPart, uploadStart } from '@iisp/files/contract'
import { cutLine, proxyFault } from '@iisp/testing/dom/failures'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadInParts } from './upload-in-parts.ts'

const virus = { name: 'Eicar' }
const uploadId = 'a'.repeat(32)
const fileId = 'f'.repeat(32)
const partBytes = 10
const content = Uint8Array.from({ length: 45 }, (_, at) => at)
const file = new File([content], '合同.pdf')
const hashOf = (part: number) =>
  createHash('sha256')
    .update(content.slice(part * partBytes, (part + 1) * partBytes))
    .digest('hex')

/** The parts on the server, with their hashes, and the parts received in this test. */
let parts: Map<number, string>
let received: number[]
/** Parts that a cut line loses, each once. */
let cuts: number[]
let server: FakeServer
beforeEach(() => {
  parts = new Map()
  received = []
  cuts = []
  server = new FakeServer()
    .answer(uploadStart, () => ({
      uploadId,
      partBytes,
      parts: [...parts].map(([part, hash]) => ({ part, hash })),
    }))
    .answer(uploadPart, ({ part }) => {
      if (cuts.includes(part)) {
        cuts = cuts.filter((one) => one !== part)
        return cutLine()
      }
      received.push(part)
      parts.set(part, hashOf(part))
      return { part }
    })
    .answer(uploadFinish, () => ({ status: 'success', fileId, name: file.name, size: file.size }))
    .listen()
})
afterEach(() => vi.unstubAllGlobals())
const sorted = (parts: number[]) => parts.toSorted((a, b) => a - b)

test('a file goes up in parts, and its hashes go with the end', async () => {
  const shares: number[] = []
  const stored = await uploadInParts({ purpose: 'a.b' }, file, { onProgress: (s) => shares.push(s) })
  expect(stored).toMatchObject({ fileId })
  expect(sorted(received)).toEqual([0, 1, 2, 3, 4])
  expect(server.asked(uploadFinish)).toEqual([{ uploadId, hashes: [0, 1, 2, 3, 4].map(hashOf) }])
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})
test('what the server has is not sent again; a part of other content is', async () => {
  for (const part of [0, 1, 2]) parts.set(part, hashOf(part))
  parts.set(1, '0'.repeat(64))
  await uploadInParts({ purpose: 'a.b' }, file)
  expect(sorted(received)).toEqual([1, 3, 4])
})
test('a cut line ends nothing: the part is sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  cuts = [3]
  await uploadInParts({ purpose: 'a.b' }, file)
  expect(sorted(received)).toEqual([0, 1, 2, 3, 4])
  vi.useRealTimers()
})
test('without hashes, as in a page that is not secure, all parts are sent', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  parts.set(0, hashOf(0))
  await uploadInParts({ purpose: 'a.b' }, file)
  expect(sorted(received)).toEqual([0, 1, 2, 3, 4])
  expect(server.asked(uploadFinish)).toEqual([{ uploadId }])
})
test.each([
  ['文件含病毒', errorText(fileErrors.infected, 'zh', virus), () => refuse(fileErrors.infected, virus)],
  ['', '', () => proxyFault(500)],
])(
  '[BL-313] where the server refuses with "%s" it rejects with "%s": the list of files has its own words',
  async (_, said, answer) => {
    server.answer(uploadStart, answer)
    await expect(uploadInParts({ purpose: 'a.b' }, file)).rejects.toMatchObject({ message: said })
  },
)
test('[BL-313] a line that stays cut is no word of the server', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  server.answer(uploadPart, ({ part }) => (part === 3 ? cutLine() : { part }))
  await expect(uploadInParts({ purpose: 'a.b' }, file)).rejects.toMatchObject({ message: '' })
  vi.useRealTimers()
})
