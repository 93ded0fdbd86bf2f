import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeScanner, eicar, startFakeClamd, startFakeIcap } from '@iisp/testing/fake-scanner'
import { clamdScanner } from './clamd-scanner.ts'
import { icapScanner } from './icap-scanner.ts'
import type { ScannerPort } from './scanner.ts'

const folder = mkdtempSync(join(tmpdir(), 'iisp-scanner-'))
const failures: string[] = []
const report = (failure: string) => failures.push(failure)
beforeEach(() => void failures.splice(0))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function* pieces(content: Uint8Array | string, bytes = 100_000): AsyncGenerator<Uint8Array> {
  const whole = Buffer.from(content as string)
  for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes)
}

const socket = join(folder, 'clamd.ctl')
describe.each<[string, () => Promise<FakeScanner>, (port: number) => ScannerPort]>([
  ['clamd over TCP', () => startFakeClamd(), (port) => clamdScanner(`clamd://127.0.0.1:${port}`, report)],
  ['clamd at a socket', () => startFakeClamd(socket), () => clamdScanner(`clamd://${socket}`, report)],
  ['ICAP', startFakeIcap, (port) => icapScanner(`icap://127.0.0.1:${port}/scan`, report)],
])('a scanner, %s', (_name, start, open) => {
  let peer: FakeScanner
  let scanner: ScannerPort
  beforeAll(async () => {
    peer = await start()
    scanner = open(peer.port)
  })
  beforeEach(() => {
    peer.answerWith = null
  })
  afterAll(() => peer.close())

  test('receives every byte and finds nothing', async () => {
    const content = randomBytes(1_000_000)
    expect(await scanner.scan(pieces(content))).toBeNull()
    expect(Buffer.compare(peer.scanned.at(-1)!, content)).toBe(0)
    expect(await scanner.scan(pieces(''))).toBeNull()
  })

  test('names the virus found', async () => {
    expect(await scanner.scan(pieces(`%PDF-1.4 ${eicar}`, 7))).toBe('Eicar-Test-Signature')
  })

  test.each([
    'stream: INSTREAM size limit exceeded. ERROR\0',
    'ICAP/1.0 500 Server Error\r\n\r\n',
    'HTTP/1.1 204 No Content\r\n\r\n',
    '',
  ])('that answers %j has not looked: the file is refused for the moment', async (answer) => {
    peer.answerWith = answer
    await expect(scanner.scan(pieces('x'))).rejects.toThrow('platform.scannerUnavailable')
    expect(failures).toHaveLength(1)
  })
})

test('if the scanner cannot be reached the file is refused, and the operator learns why', async () => {
  for (const scanner of [
    clamdScanner('clamd://127.0.0.1:1', report),
    clamdScanner(`clamd://${folder}/none.ctl`, report),
    icapScanner('icap://127.0.0.1:1/scan', report),
  ])
    await expect(scanner.scan(pieces('x'))).rejects.toThrow('platform.scannerUnavailable')
  expect(failures).toEqual(['ECONNREFUSED', 'ENOENT', 'ECONNREFUSED'])
})
