import { creditCodeCheck } from '@iisp/contract/credit-code'
import { staffList } from '@iisp/identity/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import {
  partyCodeSend,
  partyLookUp,
  partyResubmit,
  partySubmit,
  partyWithdraw,
} from '../../contract/parties/parties.ts'
import type { ActionOf } from '@iisp/contract'
import { type partyFlow } from '../../contract/parties/party-states.ts'
import { partyDecide, partyDeskList } from '../../contract/parties/party-desk.ts'
import { puzzlePass } from '../test/puzzle-pass.ts'

let iisp: Iisp
let first: TestClient
let second: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  first = await iisp.as('zhao.tuo')
  second = await iisp.as('fu.kuan')
})
afterAll(() => iisp?.close())

let count = 100
const creditCode = () => {
  const first17 = `91310000MA1K35${++count}`
  return first17 + creditCodeCheck(first17)
}
const formOf = (change: object = {}) => ({
  kind: 'manager' as const,
  name: `青岚私募基金${++count}号管理有限公司`,
  nameEn: 'Qinglan',
  creditCode: creditCode(),
  managerNo: 'P1072345',
  address: '上海市浦东新区世纪大道1号',
  adminName: '苏晴',
  ...change,
})
const contact = () => ({ phone: `1380000${++count}9`, email: `su.qing${count}@qinglan.example` })
const messages = async (channel: string, recipient: string) =>
  (
    await iisp.owner.query<{ body: string }>(
      'SELECT body FROM platform.message_outbox WHERE channel = $1 AND recipient = $2 ORDER BY id',
      [channel, recipient],
    )
  ).rows.map(({ body }) => body)
const codeIn = (body: string | undefined) => /\d{6}/.exec(body ?? '')?.[0] ?? ''

async function codes(client: TestClient, to = contact()) {
  const { uuid } = await client.ok(partyCodeSend, { ...to, uuid: await puzzlePass(iisp, client) })
  const smsCode = codeIn((await messages('sms', to.phone)).at(-1))
  const mailCode = codeIn((await messages('mail', to.email.toLowerCase())).at(-1))
  return { uuid, smsCode, mailCode, to }
}
async function applied(change: object = {}, to = contact()) {
  const client = iisp.visitor()
  const form = formOf(change)
  const { to: reached, ...proof } = await codes(client, to)
  const ticket = await client.ok(partySubmit, { ...form, ...proof })
  return { client, form, ticket, ...reached }
}
async function onDesk(number: string, desk = first) {
  const { list } = await desk.ok(partyDeskList, { keyword: number })
  return list[0] ?? expect.fail(`${number} is not on the desk`)
}
/** The numbers of the applications that wait for a person. */
const waitingFor = async (desk: TestClient) =>
  (await desk.ok(partyDeskList, { open: true })).list.map((one) => one.number)
async function decide(number: string, action: ActionOf<typeof partyFlow>, desk: TestClient, reason = '') {
  const { id, version } = await onDesk(number, desk)
  return desk.send(partyDecide, { id, version, action, reason })
}

test('who examined an application does not accept it as another person of theirs', async () => {
  const { ticket } = await applied()
  await decide(ticket.number, 'endorse', first)
  const fuIs = (human: string) =>
    iisp.owner.query(
      `UPDATE identity.person SET human_id = ${human} WHERE id IN
        (SELECT person_id FROM identity.account WHERE email LIKE 'fu.kuan@%')`,
    )
  await fuIs(`(SELECT person_id FROM identity.account WHERE email LIKE 'zhao.tuo@%')`)
  iisp.portal.sessions.forgetAll()
  expect((await onDesk(ticket.number, second)).actions).toEqual(['return', 'refuse'])
  expect((await decide(ticket.number, 'accept', second)).body.code).toBe('platform.secondPerson')
  await fuIs('NULL')
  iisp.portal.sessions.forgetAll()
  expect((await decide(ticket.number, 'refuse', second, '测试')).status).toBe(200)
})

test('two persons accept a manager; its institution is open, and its administrator is told', async () => {
  const { form, ticket, email, phone } = await applied()
  expect((await decide(ticket.number, 'accept', first)).body.code).toBe('platform.caseMoved')
  expect((await decide(ticket.number, 'endorse', first)).status).toBe(200)
  expect((await onDesk(ticket.number)).actions).toEqual(['return', 'refuse'])
  expect(await waitingFor(first)).not.toContain(ticket.number)
  expect(await waitingFor(second)).toContain(ticket.number)
  expect((await decide(ticket.number, 'accept', first)).body.code).toBe('platform.secondPerson')
  expect((await onDesk(ticket.number, second)).actions).toEqual(['accept', 'return', 'refuse'])
  expect((await decide(ticket.number, 'accept', second)).body.data).toEqual({ state: 'accepted' })
  const { institutionId, decidedBy, endorsedBy } = await onDesk(ticket.number)
  expect([institutionId, endorsedBy === decidedBy]).toEqual(['M005', false])
  const { list } = await second.ok(staffList, { keyword: email })
  expect(list).toMatchObject([
    { name: '苏晴', institutionId, institutionName: form.name, roles: ['administrator'] },
  ])
  await vi.waitFor(
    async () => {
      const mails = await messages('mail', email)
      expect(mails.filter((body) => body.includes('已通过'))).toHaveLength(1)
      expect(mails.filter((body) => body.includes('忘记密码'))).toHaveLength(1)
      expect((await messages('sms', phone)).at(-1)).toContain('已通过')
    },
    { timeout: 10_000 },
  )
})

test('an investor is registered without an institution', async () => {
  const { ticket } = await applied({ kind: 'client', managerNo: '' })
  await decide(ticket.number, 'endorse', first)
  expect((await decide(ticket.number, 'accept', second)).status).toBe(200)
  expect(await onDesk(ticket.number)).toMatchObject({ state: 'accepted', institutionId: '' })
})

test('a credit code or a name that is registered is refused at the acceptance, which then changes nothing', async () => {
  const one = await applied()
  const again = await applied({ creditCode: one.form.creditCode })
  expect((await onDesk(again.ticket.number)).duplicate).toBe(true)
  for (const { ticket } of [one, again]) await decide(ticket.number, 'endorse', first)
  expect((await decide(one.ticket.number, 'accept', second)).status).toBe(200)
  expect((await decide(again.ticket.number, 'accept', second)).body.code).toBe('registration.creditCodeTaken')
  const named = await applied({ name: '远山私募基金管理有限公司' })
  await decide(named.ticket.number, 'endorse', first)
  expect((await decide(named.ticket.number, 'accept', second)).body.code).toBe('identity.institutionTaken')
  expect((await onDesk(named.ticket.number)).state).toBe('endorsed')
})

test('an e-mail that is an account already is refused at the acceptance', async () => {
  const { ticket } = await applied({}, { phone: '13800009999', email: 'Lin.Jing@yuanshan.example' })
  await decide(ticket.number, 'endorse', first)
  expect((await decide(ticket.number, 'accept', second)).body.code).toBe('identity.accountTaken')
})

test('of two acceptances at the same time one opens the institution', async () => {
  const { ticket, form } = await applied()
  await decide(ticket.number, 'endorse', first)
  const { id, version } = await onDesk(ticket.number, second)
  const input = { id, version, action: 'accept' as const, reason: '' }
  const third = await iisp.as('guan.li')
  const answers = await Promise.all([second, third].map((desk) => desk.send(partyDecide, input)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await iisp.owner.query('SELECT FROM identity.institution WHERE name = $1', [form.name])
  expect(rows).toHaveLength(1)
})

test('what is returned is completed by number and code, and examined anew', async () => {
  const { client, form, ticket } = await applied()
  expect((await decide(ticket.number, 'return', first)).body.code).toBe('platform.reasonMissing')
  expect((await decide(ticket.number, 'return', first, '地址不完整')).status).toBe(200)
  const own = await client.ok(partyLookUp, ticket)
  expect(own).toMatchObject({ state: 'returned', reason: '地址不完整', actions: ['resubmit', 'withdraw'] })
  expect(own.phone).toContain('*')
  const input = { ...form, address: '上海市浦东新区世纪大道1号12层', ...ticket, version: own.version }
  await client.ok(partyResubmit, input)
  expect((await client.send(partyResubmit, input)).body.code).toBe('platform.conflict')
  expect(await onDesk(ticket.number)).toMatchObject({ state: 'submitted', address: input.address })
  // nothing is shown of the decision that it was returned with
  const undecided = { reason: '', decidedAt: null }
  expect(await onDesk(ticket.number)).toMatchObject({ ...undecided, decidedBy: '', endorsedBy: '' })
  expect(await client.ok(partyLookUp, ticket)).toMatchObject({ state: 'submitted', ...undecided })
})

test('a returned application cannot become a second one for the same institution', async () => {
  const one = await applied()
  const two = await applied({}, { phone: one.phone, email: one.email })
  await decide(two.ticket.number, 'return', first, '代码与名称不符')
  const { version } = await two.client.ok(partyLookUp, two.ticket)
  const input = { ...two.form, creditCode: one.form.creditCode, ...two.ticket, version }
  expect((await two.client.send(partyResubmit, input)).body.code).toBe('registration.partyPending')
  expect((await onDesk(two.ticket.number)).state).toBe('returned')
})

test('the applicant withdraws what is not decided, and nothing afterwards', async () => {
  const { client, ticket } = await applied()
  const { version } = await client.ok(partyLookUp, ticket)
  await client.ok(partyWithdraw, { ...ticket, version })
  const { state, actions, version: after } = await client.ok(partyLookUp, ticket)
  expect([state, actions]).toEqual(['withdrawn', []])
  expect((await client.send(partyWithdraw, { ...ticket, version: after })).body.code).toBe(
    'platform.caseMoved',
  )
  expect((await decide(ticket.number, 'endorse', first)).body.code).toBe('platform.caseMoved')
})

test('a wrong code and a wrong number are answered alike, and tries are limited', async () => {
  const { client, ticket } = await applied()
  const wrong = async (change: object) => (await client.send(partyLookUp, { ...ticket, ...change })).body.code
  expect(await wrong({ code: 'AAAAAAAAAA' })).toBe('registration.partyNotFound')
  expect(await wrong({ number: 'ZC20261123000000' })).toBe('registration.partyNotFound')
  for (let n = 0; n < 19; n++) await wrong({ code: 'AAAAAAAAAA' })
  expect(await wrong({})).toBe('registration.lookUpsTooOften')
  iisp.clock.advance(660)
})

test('both codes are needed, in the browser that asked, five times at most and once', async () => {
  const client = iisp.visitor()
  const { to: _, ...proof } = await codes(client)
  const form = formOf()
  const not = (code: string) => (code === '000000' ? '000001' : '000000')
  const send = (change: object, from = client) => from.send(partySubmit, { ...form, ...proof, ...change })
  expect((await send({}, iisp.visitor())).body.code).toBe('registration.proofEnded')
  expect((await send({ smsCode: not(proof.smsCode) })).body.code).toBe('registration.codesWrong')
  expect((await send({ mailCode: not(proof.mailCode) })).body.code).toBe('registration.codesWrong')
  expect((await send({})).status).toBe(200)
  expect((await send({})).body.code).toBe('registration.proofEnded')
  const { to: __, ...other } = await codes(client)
  for (let n = 0; n < 5; n++)
    expect((await send({ ...other, smsCode: not(other.smsCode) })).body.code).toBe('registration.codesWrong')
  expect((await send(other)).body.code).toBe('registration.proofEnded')
})

test('codes are asked for with a puzzle, and three times at once for a phone and for a mailbox', async () => {
  iisp.clock.advance(3600)
  const client = iisp.visitor()
  const to = contact()
  expect((await client.send(partyCodeSend, { ...to, uuid: 'a'.repeat(22) })).body.code).toBe(
    'identity.sliderExpired',
  )
  for (let n = 0; n < 3; n++) await codes(client, to)
  for (const change of [{ phone: contact().phone }, { email: contact().email }]) {
    const uuid = await puzzlePass(iisp, client)
    const again = await client.send(partyCodeSend, { ...to, ...change, uuid })
    expect(again.body.code).toBe('registration.codesTooOften')
  }
})

test('the same applicant applies once for an institution', async () => {
  const { form, phone, email } = await applied()
  const client = iisp.visitor()
  const { to: _, ...proof } = await codes(client, { phone, email })
  expect((await client.send(partySubmit, { ...form, ...proof })).body.code).toBe('registration.partyPending')
})

test.each([
  [
    'a credit code whose check is wrong',
    { creditCode: '91310000MA1K35A1X0' },
    'registration.creditCodeWrong',
  ],
  ['a manager without number', { managerNo: '' }, 'registration.managerNoWrong'],
  ['Chinese in the English name', { nameEn: '青岚 Fund' }, 'registration.nameEnChinese'],
  ['no name', { name: ' ' }, 'platform.badInput'],
  ['an unknown kind', { kind: 'custodian' }, 'platform.badInput'],
])('is refused: %s', async (_, change, code) => {
  const client = iisp.visitor()
  const uuid = 'a'.repeat(22)
  const input = { ...formOf(), uuid, smsCode: '000000', mailCode: '000000', ...(change as object) }
  expect((await client.send(partySubmit, input)).body.code).toBe(code)
})

test('the desk is for the custodian’s people', async () => {
  expect((await iisp.visitor().send(partyDeskList, {})).status).toBe(401)
  const manager = await iisp.as('gu.min')
  expect((await manager.send(partyDeskList, {})).status).toBe(403)
  const input = { id: '1', version: 1, action: 'refuse' as const, reason: 'x' }
  expect((await manager.send(partyDecide, input)).status).toBe(403)
})
