import { type IncomingHttpHeaders, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeSmtp, startFakeSmtp } from '../../test/fake-smtp.ts'
import { httpSms } from './http-sms.ts'
import { smtpMail } from './smtp-mail.ts'

const failures: string[] = []
const report = (failure: string) => void failures.push(failure)
beforeEach(() => failures.splice(0))

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

describe('the SMS gateway', () => {
  let gateway: Server
  let port: number
  let status = 200
  const asked: { url?: string; headers: IncomingHttpHeaders; body: string }[] = []
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        asked.push({ url: request.url as string, headers: request.headers, body })
        response.writeHead(status, { location: '/elsewhere' }).end('{}')
      })
    })
    await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready))
    port = (gateway.address() as AddressInfo).port
  })
  beforeEach(() => {
    status = 200
    asked.splice(0)
  })
  afterAll(() => void gateway.close())
  const message = { phone: '13900000001', text: '您的验证码为123456', purpose: 'login' }
  const sms = (before = '') => httpSms(`http://${before}127.0.0.1:${port}/send?app=iisp`, report)

  test('receives phone, text and purpose as JSON, and the password as bearer token', async () => {
    await sms('portal:to%2Fken@').send(message)
    expect(asked).toMatchObject([
      {
        url: '/send?app=iisp',
        headers: { 'content-type': 'application/json', authorization: 'Bearer to/ken' },
        body: JSON.stringify(message),
      },
    ])
  })
  test('receives no token if the address has no password', async () => {
    await sms().send(message)
    expect(asked[0]?.headers.authorization).toBeUndefined()
  })
  test.each([302, 400, 500])('that answers %i has not taken the message', async (answer) => {
    status = answer
    await expect(sms().send(message)).rejects.toThrow('platform.unavailable')
    expect(asked).toHaveLength(1)
    expect(failures).toEqual([`HTTP ${answer}`])
  })
  test('that cannot be reached has not accepted the message, and the error does not contain the token', async () => {
    const gone = httpSms(`http://portal:hunter2@127.0.0.1:${await freePort()}/send`, report)
    await expect(gone.send(message)).rejects.toThrow('platform.unavailable')
    expect(failures).toEqual(['ECONNREFUSED'])
  })
})

describe('the mail server', () => {
  let smtp: FakeSmtp
  beforeAll(async () => {
    smtp = await startFakeSmtp()
  })
  afterAll(() => smtp.close())
  const mail = (to: string) => ({ to, subject: '划款结果', text: '指令已划款成功。' })
  const port = () => smtpMail(`smtp://post:pass%2Fword@127.0.0.1:${smtp.port}`, 'portal@iisp.example', report)

  test('receives sender, recipient and text after a login', async () => {
    await port().send(mail('lin.jing@yuanshan.example'))
    expect(smtp.login).toBe('post pass/word')
    expect(smtp.received).toMatchObject([{ from: 'portal@iisp.example', to: ['lin.jing@yuanshan.example'] }])
    const { message } = smtp.received[0]!
    expect(message).toContain(`Subject: =?UTF-8?B?${Buffer.from('划款结果').toString('base64')}?=`)
    expect(Buffer.from(message.split('\r\n\r\n')[1] as string, 'base64').toString()).toBe('指令已划款成功。')
  })
  test('that refuses a recipient has not accepted the mail', async () => {
    await expect(port().send(mail('nobody@refused.example'))).rejects.toThrow('platform.unavailable')
    expect(failures).toEqual(['EENVELOPE 550'])
  })
  test('that cannot be reached has not accepted the mail', async () => {
    const gone = smtpMail('smtp://post:hunter2@127.0.0.1:1', 'portal@iisp.example', report)
    await expect(gone.send(mail('lin.jing@yuanshan.example'))).rejects.toThrow('platform.unavailable')
    expect(failures.join()).not.toContain('hunter2')
  })
})
