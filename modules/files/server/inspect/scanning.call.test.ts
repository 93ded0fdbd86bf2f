import { readdirSync } from 'node:fs'
import { type FakeScanner, eicar, startFakeClamd } from '@iisp/testing/fake-scanner'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { scannerState } from '../../contract/quotas.ts'
import { sendInParts, sendWhole } from '../test/send-file.ts'

let iisp: Iisp
let scanner: FakeScanner
let operator: TestClient
beforeAll(async () => {
  scanner = await startFakeClamd()
  iisp = await startIisp({
    serverUrl: inject('databaseUrl'),
    settings: { scannerUrl: `clamd://127.0.0.1:${scanner.port}` },
  })
  operator = await iisp.as('lin.jing')
})
beforeEach(() => {
  scanner.answerWith = null
})
afterAll(async () => {
  await iisp.close()
  await scanner.close()
})

const file = (content: string) => new TextEncoder().encode(`%PDF-1.4 ${content}`)
const kept = () =>
  readdirSync(iisp.filesFolder, { recursive: true }).filter((name) => /[0-9a-f]{64}$/.test(String(name)))
    .length

test('a file with a virus is refused, whole and in parts, and does not stay', async () => {
  const before = kept()
  const refused = [400, '文件含有病毒（Eicar-Test-Signature），未保存；请用杀毒软件处理后重新上传']
  const whole = await sendWhole(operator, 'a.pdf', file(eicar))
  expect([whole.status, whole.body.msg]).toEqual(refused)
  expect(kept()).toBe(before)
  const { finished } = await sendInParts(operator, 'a.pdf', file(eicar))
  expect([finished.status, finished.body.msg]).toEqual(refused)
  expect((await sendWhole(operator, 'b.pdf', file('clean'))).status).toBe(200)
})

test('no file comes in while the scanner fails', async () => {
  scanner.answerWith = 'ERROR\0'
  const answer = await sendWhole(operator, 'c.pdf', file('clean too'))
  expect([answer.status, answer.body.msg]).toEqual([
    503,
    '文件未保存：病毒扫描服务暂时不可用，请稍后重试；如持续出现，请联系客服',
  ])
})

test('the system administrator sees which scanner is asked, nobody else does', async () => {
  expect(await (await iisp.as('guan.li')).ok(scannerState, {})).toEqual({ scanner: 'clamd' })
  expect((await operator.send(scannerState, {})).status).toBe(403)
})
