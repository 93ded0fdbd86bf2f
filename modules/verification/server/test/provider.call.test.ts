import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHmac } from 'node:crypto'
import { StartupError } from '@iisp/server/config/startup-error'
import { verificationParts } from '@iisp/app-server/verification-parts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callbackSignature, httpProvider } from '../provider.ts'

const secret = 's'.repeat(40)
const pepper = new Uint8Array(32)
const whole = {
  verifyUrl: 'https://verify.example/judge',
  verifySecret: secret,
  publicOrigin: 'https://portal.example',
}

let service: Server
let url = ''
let got = { signature: '', body: '' }
let status = 200
beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      got = {
        signature: String(request.headers['x-signature']),
        body: Buffer.concat(chunks).toString('utf8'),
      }
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/judge`
})
afterAll(() => service.close())

const submission = {
  verifiedId: '0f'.repeat(16),
  verifiedSource: '2',
  role: 'legal',
  name: '陆远山',
  idNumber: '11010519491231002X',
  challenge: '1234',
  type: 'video/webm',
  recording: Buffer.from('frames'),
} as const

test('a service gets the recording and who it is, signed', async () => {
  await httpProvider(url, secret, 'https://portal.example/callback').send(submission)
  const meta = /\{"verifiedId".*\}/.exec(got.body)?.[0] ?? ''
  expect(JSON.parse(meta)).toMatchObject({ name: '陆远山', callbackUrl: 'https://portal.example/callback' })
  expect(got.body).toContain('frames')
  expect(got.signature).toBe(createHmac('sha256', secret).update(meta).digest('hex'))
})

test('a service that refuses is a failure', async () => {
  status = 500
  await expect(httpProvider(url, secret, '').send(submission)).rejects.toThrow('500')
})

test('a callback is believed by its signature alone', () => {
  const provider = httpProvider(url, secret, '')
  const content = { verifiedId: 'a', status: '1000', message: '', timestamp: 1, nonce: 'n' }
  const signature = callbackSignature(secret, content)
  expect(provider.isSigned(content, signature)).toBe(true)
  expect(provider.isSigned({ ...content, status: '1001' }, signature)).toBe(false)
  expect(provider.isSigned(content, callbackSignature('other', content))).toBe(false)
  expect(provider.isSigned(content, 'ab')).toBe(false)
})

test('without a service a reviewing operator decides; with the whole configuration the service does', () => {
  expect(verificationParts({}, pepper).provider).toBeNull()
  expect(verificationParts(whole, pepper).provider).not.toBeNull()
})

test.each([
  [{ ...whole, verifySecret: null }, 'VERIFY_SECRET'],
  [{ ...whole, verifyUrl: null }, 'VERIFY_URL'],
  [{ ...whole, publicOrigin: null }, 'PUBLIC_ORIGIN'],
])('half a configuration %j is refused with what is missing', (settings, missing) => {
  expect(() => verificationParts(settings, pepper)).toThrow(StartupError)
  expect(() => verificationParts(settings, pepper)).toThrow(missing)
})

test('a QR code leads where people see the portal', () => {
  expect(verificationParts({}, pepper).qrBase).toBe('')
  expect(verificationParts({ publicOrigin: 'https://p.example', historyMode: 'hash' }, pepper).qrBase).toBe(
    'https://p.example/#',
  )
})
