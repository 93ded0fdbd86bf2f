import { getUserInfo, loginout, redeemTicket } from '@iisp/identity/contract'
import { signatureOf } from '@iisp/server'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { agreeToJump, getCode, getJumpUrl } from '../../contract/index.ts'

const lab = 'l'.repeat(32)
const platform = 'p'.repeat(32)
let iisp: Iisp
let lin: TestClient
beforeAll(async () => {
  iisp = await startIisp({
    serverUrl: inject('databaseUrl'),
    settings: {
      researchLabUrl: 'https://lab.example/',
      researchLabSecret: lab,
      mainPlatformUrl: 'https://main.example/',
      mainPlatformSecret: platform,
    },
  })
  lin = await iisp.as('lin.jing')
  for (const target of ['research-lab', 'main-platform'] as const)
    await lin.ok(agreeToJump, { target, agreed: true })
}, 120_000)
afterAll(() => iisp?.close())

const codeFor = async (client = lin) => (await client.ok(getCode, { system_flag: 'research-lab' })).code
type Flag = 'research-lab' | 'main-platform'
/** The message of the platform's server, which has no session. */
function signed(code: string, flag: Flag = 'research-lab', secret = lab) {
  const timestamp = Math.floor(iisp.clock.now().getTime() / 1000)
  return { timestamp, signature: signatureOf(secret, [flag, code, timestamp]) }
}
const exchange = (code: string, flag: Flag = 'research-lab', secret = lab) =>
  iisp.visitor().send(getUserInfo, { system_flag: flag, code, ...signed(code, flag, secret) })
const refused = { status: 401, body: { code: 'identity.ticketRefused' } }

test('[SH-353] [SH-354] a code tells the platform once who came, with a token that it can check', async () => {
  const code = await codeFor()
  const { data } = (await exchange(code)).body
  expect(data).toMatchObject({ account: 'lin.jing@yuanshan.example', name: '林静', cpId: 'M001' })
  const [head, claims, signature] = data!.token.split('.') as [string, string, string]
  expect(signature).toBe(createHmac('sha256', lab).update(`${head}.${claims}`).digest('base64url'))
  const now = Math.floor(iisp.clock.now().getTime() / 1000)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'research-lab',
    sub: 'lin.jing@yuanshan.example',
    cpId: 'M001',
    iat: now,
    exp: now + 1800,
  })
  expect(await exchange(code)).toMatchObject(refused)
})

test('[SH-354] of many exchanges at once one is answered', async () => {
  const code = await codeFor()
  const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('[SH-354] a code is refused after a minute, to another platform, with a wrong key, and after the sign-out', async () => {
  const old = await codeFor()
  iisp.clock.advance(60)
  expect(await exchange(old)).toMatchObject(refused)
  const code = await codeFor()
  expect(await exchange(code, 'main-platform', platform)).toMatchObject(refused)
  expect(await exchange(code, 'research-lab', 'f'.repeat(32))).toMatchObject(refused)
  expect((await exchange(code)).status).toBe(200)
  const leaving = await iisp.as('lin.jing')
  const left = await codeFor(leaving)
  await leaving.ok(loginout, {})
  expect(await exchange(left)).toMatchObject(refused)
})

test('a code is no ticket to arrive with, and a ticket is no code', async () => {
  const code = await codeFor()
  const asTicket = { audience: 'research-lab' as const, ticket: code, ...signed(code) }
  expect(await iisp.visitor().send(redeemTicket, asTicket)).toMatchObject(refused)
  const { tgyw_cmst_bmps: ticket } = await lin.ok(getJumpUrl, { menuId: '230013' })
  expect(await exchange(ticket)).toMatchObject(refused)
})

test('[SH-353] who has no such menu, has not agreed, or is not signed in gets no code', async () => {
  const ask = async (client: TestClient) => (await client.send(getCode, { system_flag: 'research-lab' })).body
  expect(await ask(await iisp.as('zhao.tuo'))).toMatchObject({ status: 403 })
  expect(await ask(await iisp.as('zhou.hang'))).toMatchObject({ msg: '请勾选同意协议' })
  expect(await ask(iisp.visitor())).toMatchObject({ status: 401 })
  expect((await lin.send(getCode, { system_flag: 'nowhere' as 'research-lab' })).status).toBe(400)
})
