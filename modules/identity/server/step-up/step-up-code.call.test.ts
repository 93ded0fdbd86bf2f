import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { login, sendSMS } from '../../contract/sign-in.ts'
import { getStepUp, proveStepUpCode, sendStepUpCode } from '../../contract/step-up.ts'
import { type IdentityPortal, startIdentity } from '../test/start-identity.ts'

const pan = 'pan.yue@qiming.example'
let portal: IdentityPortal
let client: TestClient
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'))
})
afterAll(() => portal?.close())
beforeEach(async () => {
  // A day later, no code sent before is valid or counts any more.
  portal.clock.advance(90_000)
  client = await portal.signedIn(pan)
})
const sentCode = async () => /\d{6}/.exec(await portal.lastSms())?.[0] as string
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')
const proofs = () =>
  portal.db.reader(system('test')).all(
    raw(
      sql<{
        real_person: string
      }>`SELECT real_person FROM platform.audit WHERE action = 'identity.factor-proven'`,
    ),
  )

test('the code goes to the own phone, is told masked, and proves the person under a new session id', async () => {
  const old = client.cookies.get('sessionId')
  const sent = await client.ok(sendStepUpCode, {})
  expect(sent).toMatchObject({ phone: '139****0006', validSeconds: 300, resendSeconds: 60 })
  expect(await portal.lastSms()).toMatch(/^您正在确认资金操作，验证码为\d{6}/)
  expect(await client.ok(proveStepUpCode, { uuid: sent.uuid, code: await sentCode() })).toBeNull()
  expect(client.cookies.get('sessionId')).not.toBe(old)
  expect((await proofs()).map((row) => row.real_person)).toEqual(['106'])
  // The code does not prove a password.
  expect(await client.ok(getStepUp, {})).toEqual({ validSeconds: 0 })
})

test('a second code within a minute is refused, a used one too, and one that is five minutes old', async () => {
  const { uuid } = await client.ok(sendStepUpCode, {})
  const code = await sentCode()
  expect((await client.send(sendStepUpCode, {})).body).toMatchObject({
    status: 429,
    code: 'identity.smsTooOften',
  })
  await client.ok(proveStepUpCode, { uuid, code })
  expect((await client.send(proveStepUpCode, { uuid, code })).body.code).toBe('identity.codeExpired')
  portal.clock.advance(61)
  const second = await client.ok(sendStepUpCode, {})
  portal.clock.advance(300)
  const late = await client.send(proveStepUpCode, { uuid: second.uuid, code: await sentCode() })
  expect(late.body.code).toBe('identity.codeExpired')
})

test('after five wrong tries the right code is dead', async () => {
  const { uuid } = await client.ok(sendStepUpCode, {})
  const code = await sentCode()
  for (let tries = 0; tries < 5; tries++) {
    const wrong = await client.send(proveStepUpCode, { uuid, code: otherThan(code) })
    expect(wrong.body.code).toBe('identity.codeWrong')
  }
  expect((await client.send(proveStepUpCode, { uuid, code })).body.code).toBe('identity.codeExpired')
})

test('a code belongs to its purpose and its person: neither takes the other’s', async () => {
  const visitor = portal.visitor()
  const input = await portal.loginInput(visitor, pan)
  await visitor.ok(sendSMS, {
    account: pan,
    password: input.password,
    uuid: input.uuid,
    moveLength: input.moveLength as number,
  })
  const forSignIn = await sentCode()
  const refused = await client.send(proveStepUpCode, { uuid: input.uuid, code: forSignIn })
  expect(refused.body.code).toBe('identity.codeExpired')

  portal.clock.advance(61)
  const { uuid } = await client.ok(sendStepUpCode, {})
  const code = await sentCode()
  const signingIn = {
    ...(await portal.loginInput(visitor, pan)),
    uuid,
    loginType: 2 as const,
    captcha_text: code,
  }
  expect((await portal.visitor().send(login, signingIn)).body.code).toBe('identity.codeExpired')
  const other = await portal.signedIn('he.yu@qiming.example')
  expect((await other.send(proveStepUpCode, { uuid, code })).body.code).toBe('identity.codeExpired')
  await client.ok(proveStepUpCode, { uuid, code })
})

test('who has no phone is told whom to ask', async () => {
  const setPhone = (phone: string | null) =>
    portal.asOwner('UPDATE identity.person SET phone = $1 WHERE id = 106', [phone])
  await setPhone(null)
  const refused = await client.send(sendStepUpCode, {})
  await setPhone('13900000006')
  expect(refused.body).toMatchObject({ status: 409, code: 'identity.noPhoneToProve' })
  expect(refused.body.msg).toContain('请联系本机构管理员')
})

test('nobody without a session is sent a code', async () => {
  expect((await portal.visitor().send(sendStepUpCode, {})).status).toBe(401)
})
