import { changeMgrUser, loginout, redeemTicket } from '@iisp/identity/contract'
import { signatureOf } from '@iisp/server'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type JumpMenu, agreeToJump, firstJump, getJumpUrl } from '../../contract/index.ts'

const lab = 'l'.repeat(32)
const platform = 'p'.repeat(32)
let iisp: Iisp
let lin: TestClient
/** The other platform's server: it has no session, and proves itself by its signature. */
let server: TestClient
beforeAll(async () => {
  iisp = await startIisp({
    serverUrl: inject('databaseUrl'),
    orders: 20,
    settings: {
      researchLabUrl: 'https://lab.example/start?from=portal',
      researchLabSecret: lab,
      mainPlatformUrl: 'https://main.example/',
      mainPlatformSecret: platform,
    },
  })
  lin = await iisp.as('lin.jing')
  server = iisp.visitor()
  for (const target of ['research-lab', 'main-platform'] as const) {
    await lin.ok(agreeToJump, { target, agreed: true })
  }
}, 120_000)
afterAll(() => iisp?.close())

const jump = (menuId: JumpMenu, client = lin) => client.ok(getJumpUrl, { menuId })
const ticketFor = async (client = lin) =>
  new URL((await jump('230013', client)).url).searchParams.get('sessionid') ?? ''

type Audience = 'research-lab' | 'main-platform'
function redeem(ticket: string, change: { audience?: Audience; secret?: string; late?: number } = {}) {
  const { audience = 'research-lab', secret = lab, late = 0 } = change
  const timestamp = Math.floor(iisp.clock.now().getTime() / 1000) - late
  const signature = signatureOf(secret, [audience, ticket, timestamp])
  return server.send(redeemTicket, { audience, ticket, timestamp, signature })
}
const audited = async (action: string) =>
  (
    await iisp.owner.query(
      `SELECT object, detail FROM platform.audit WHERE action = $1 ORDER BY seq DESC LIMIT 1`,
      [action],
    )
  ).rows[0]

test('[BL-247] a menu for strong sign-ins gives no address to a password session', async () => {
  const weak = await iisp.as('lin.jing', 0)
  expect((await weak.send(getJumpUrl, { menuId: '230015' })).body.code).toBe('platform.loginTypeTooWeak')
  expect((await weak.send(getJumpUrl, { menuId: '230014' })).status).toBe(200)
})

test.each([
  ['[SH-257]', '230013', 'https://lab.example', 'research-lab'],
  ['[SH-258]', '230002', 'https://lab.example', 'research-lab'],
  ['[SH-259]', '230014', 'https://main.example', 'main-platform'],
  ['[SH-260]', '230015', 'https://main.example', 'main-platform'],
] as const)(
  '%s [SH-161] [SH-351] menu %s leads to %s with a ticket',
  async (_row, menuId, origin, system_flag) => {
    const answer = await jump(menuId)
    const url = new URL(answer.url)
    expect(url.origin).toBe(origin)
    expect(answer).toEqual({
      url: answer.url,
      tgyw_cmst_bmps: url.searchParams.get('sessionid'),
      timestamp: String(iisp.clock.now().getTime()),
      cpId: 'M001',
      system_flag,
    })
    expect(url.searchParams.get('menuId')).toBe(menuId)
    expect(answer.tgyw_cmst_bmps).toMatch(/^[A-Za-z0-9_-]{22}$/)
  },
)

test('the address keeps its own query, and neither the session nor its hash stands in it', async () => {
  const { url } = await jump('230013')
  expect(url).toMatch(/^https:\/\/lab\.example\/start\?from=portal&sessionid=/)
  const { rows } = await iisp.owner.query<{ hash: string }>('SELECT hash FROM identity.session')
  for (const value of [lin.cookies.get('sessionId') as string, ...rows.map(({ hash }) => hash)]) {
    expect(url).not.toContain(value)
  }
  const stored = await iisp.owner.query<{ row: string }>('SELECT t::text AS row FROM identity.jump_ticket t')
  const ticket = new URL(url).searchParams.get('sessionid') as string
  expect(stored.rows.map(({ row }) => row).join()).not.toContain(ticket)
})

test('every answer tells the browser to name no referrer', async () => {
  expect((await lin.send(getJumpUrl, { menuId: '230013' })).headers.get('referrer-policy')).toBe(
    'no-referrer',
  )
})

test('the platform learns who came, once', async () => {
  const ticket = await ticketFor()
  expect(await audited('identity.ticket-issued')).toMatchObject({
    object: 'account:101',
    detail: { audience: 'research-lab' },
  })
  const answer = await redeem(ticket)
  expect(answer.body.data).toEqual({
    audience: 'research-lab',
    account: 'lin.jing@yuanshan.example',
    name: '林静',
    institutionId: 'M001',
    institutionName: expect.any(String),
  })
  expect(await audited('identity.ticket-redeemed')).toMatchObject({
    object: 'account:101',
    detail: { audience: 'research-lab', person: '101' },
  })
  expect(await redeem(ticket)).toMatchObject({ status: 401, body: { code: 'identity.ticketRefused' } })
})

test('of many at once one is answered', async () => {
  const ticket = await ticketFor()
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(ticket)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
})

test('a ticket dies after sixty seconds', async () => {
  const ticket = await ticketFor()
  iisp.clock.advance(60)
  expect((await redeem(ticket)).status).toBe(401)
})

test('another platform gets nothing for it, and does not spoil it', async () => {
  const ticket = await ticketFor()
  expect((await redeem(ticket, { audience: 'main-platform', secret: platform })).status).toBe(401)
  expect((await redeem(ticket)).status).toBe(200)
})

test('a forged signature and an old message get nothing', async () => {
  const ticket = await ticketFor()
  expect((await redeem(ticket, { secret: 'f'.repeat(32) })).status).toBe(401)
  expect((await redeem(ticket, { secret: platform })).status).toBe(401)
  expect((await redeem(ticket, { late: 301 })).status).toBe(401)
  expect((await redeem(ticket)).status).toBe(200)
})

test('who signed out arrives nowhere any more', async () => {
  const client = await iisp.as('lin.jing')
  const ticket = await ticketFor(client)
  await client.ok(loginout, {})
  expect((await redeem(ticket)).status).toBe(401)
})

test('a super-manager arrives as the account acted as; the trail names the person', async () => {
  const acting = await iisp.as('du.jian')
  await acting.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  expect((await acting.send(getJumpUrl, { menuId: '230013' })).body.msg).toBe('请勾选同意协议')
  await acting.ok(agreeToJump, { target: 'research-lab', agreed: true })
  const answer = await redeem(await ticketFor(acting))
  expect(answer.body.data).toMatchObject({ account: 'lin.jing@yuanshan.example' })
  const { rows } = await iisp.owner.query(
    `SELECT person_id FROM identity.account WHERE email LIKE 'du.jian@%'`,
  )
  expect((await audited('identity.ticket-redeemed')).detail).toMatchObject({ person: rows[0].person_id })
})

test('who has not agreed, and who has no such menu, gets no address', async () => {
  const other = await iisp.as('zhou.hang')
  expect((await other.send(getJumpUrl, { menuId: '230013' })).body.msg).toBe('请勾选同意协议')
  expect((await (await iisp.as('zhao.tuo')).send(getJumpUrl, { menuId: '230013' })).status).toBe(403)
})

test('a person jumps twenty times a minute at most', async () => {
  const fan = await iisp.as('zhou.hang')
  await fan.ok(agreeToJump, { target: 'research-lab', agreed: true })
  const answers = []
  for (let i = 0; i < 21; i++) answers.push(await fan.send(getJumpUrl, { menuId: '230013' }))
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429])
  iisp.clock.advance(3)
  expect((await fan.send(getJumpUrl, { menuId: '230013' })).status).toBe(200)
})

test('a server that keeps trying is held, refused tries included', async () => {
  const answers = []
  for (let i = 0; i < 301; i++) answers.push((await redeem('x'.repeat(22))).status)
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(300)
  expect(answers.at(-1)).toBe(429)
})

test.each([{ researchLabSecret: lab }, { researchLabUrl: 'https://lab.example/' }])(
  'with %j alone the jump is refused, and no setting is named to a client',
  async (settings) => {
    const half = await startIisp({ serverUrl: inject('databaseUrl'), orders: 20, settings })
    const client = await half.as('lin.jing')
    const asked = [
      await client.send(firstJump, { target: 'research-lab' }),
      await client.send(agreeToJump, { target: 'research-lab', agreed: true }),
      await client.send(getJumpUrl, { menuId: '230013' }),
    ]
    const inEnglish = await client.send(getJumpUrl, { menuId: '230013' }, { language: 'en' })
    await half.close()
    expect(inEnglish.body.msg).toBe('The research lab is not available yet. Please contact customer service.')
    for (const answer of asked)
      expect(answer.body).toMatchObject({ status: 409, msg: '投研实验室尚未开通，请联系客服' })
  },
)
