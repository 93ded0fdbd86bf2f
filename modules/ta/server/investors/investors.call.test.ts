import { nationalIdCheck } from '@iisp/contract/national-id'
import type { Output } from '@iisp/contract'
import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { expect, test } from 'vitest'
import {
  investorChangeDecide,
  investorChangeEnter,
  investorChangeList,
  investorChangeReveal,
} from '../../contract/investors/investor-changes.ts'
import * as calls from '../../contract/investors/investors.ts'

const stage = stageIisp('ji.deng')
const second = () => stage.iisp.as('bao.he')

let serial = 100
/** A new resident identity number each time. */
const identity = () => {
  const first17 = `1101051988031${String((serial += 1)).padStart(4, '0')}`
  return first17 + nationalIdCheck(first17)
}
const facts = () => ({
  kind: 'person' as const,
  name: '沈知行',
  nameEn: 'Shen Zhixing',
  idType: 'resident-id' as const,
  idNo: identity(),
  phone: '13912345678',
  email: 'shen.zhixing@mail.example',
  address: '北京市朝阳区建国路88号',
  productId: null,
  qualifiedUntil: null,
  qualifiedFile: null,
  riskRating: '4' as const,
  riskUntil: '2027-06-30',
})
const opening = (change: object = {}) => ({
  kind: 'open' as const,
  institutionId: 'M001',
  facts: { ...facts(), ...change },
})
type Change = Output<typeof investorChangeList>['list'][number]
const changeOf = async (client: TestClient, id: string): Promise<Change> =>
  (await client.ok(investorChangeList, { pageSize: 100 })).list.find((row) => row.id === id) ??
  expect.fail(`no change ${id}`)
const decide = async (client: TestClient, id: string, action: 'pass' | 'refuse' | 'withdraw', reason = '') =>
  client.send(investorChangeDecide, { id, version: (await changeOf(client, id)).version, action, reason })

/** Opens an investor by two persons. */
async function opened(change: object = {}): Promise<string> {
  const { id } = await stage.caller.ok(investorChangeEnter, opening(change))
  const answer = await decide(await second(), id, 'pass')
  return answer.body.data.investorId ?? expect.fail(answer.text)
}
const auditOf = async (action: string) =>
  (
    await stage.iisp.owner.query<{ object: string }>(`SELECT object FROM platform.audit WHERE action = $1`, [
      action,
    ])
  ).rows.map(({ object }) => object)

test('an opening takes effect once another person has passed it; personal data are masked', async () => {
  const { caller } = stage
  const entered = opening()
  const { id } = await caller.ok(investorChangeEnter, entered)
  const own = await changeOf(caller, id)
  expect(own).toMatchObject({ investorName: '沈知行', state: 'entered', actions: ['withdraw'] })
  expect(own.content).toContainEqual({ field: 'phone', value: '1391***5678' })
  expect((await decide(caller, id, 'pass')).body.code).toBe('platform.secondPerson')
  const other = await second()
  expect((await changeOf(other, id)).actions).toEqual(['pass', 'refuse'])
  expect((await other.ok(investorChangeReveal, { id })).idNo).toBe(entered.facts.idNo)
  const { investorId } = (await decide(other, id, 'pass')).body.data
  const investor = await caller.ok(calls.investorDetail, { id: investorId ?? '' })
  expect(investor).toMatchObject({
    institutionId: 'M001',
    name: '沈知行',
    idNo: `${entered.facts.idNo.slice(0, 6)}********${entered.facts.idNo.slice(-4)}`,
    phone: '1391***5678',
    status: '0',
    riskRating: '4',
    tradingAccounts: [{ distributor: 'M001', status: '0' }],
    actions: ['change', 'trading-account', 'bank-account', 'freeze', 'close'],
  })
  expect(investor.fundAccount).toMatch(/^98\d{10}$/)
  expect(investor.email).not.toContain('zhixing')
})

test('unmasking answers the data whole and is recorded each time', async () => {
  const id = await opened()
  const manager = await stage.iisp.as('lin.jing')
  expect(await manager.ok(calls.investorReveal, { id })).toMatchObject({ phone: '13912345678', accounts: [] })
  await manager.ok(calls.investorReveal, { id })
  expect((await auditOf('ta.investor-reveal')).filter((object) => object === `investor:${id}`)).toHaveLength(
    2,
  )
})

test('a reviewer of the manager reads masked data only; another manager’s people read nothing', async () => {
  const id = await opened()
  expect((await (await stage.iisp.as('zhou.hang')).send(calls.investorReveal, { id })).status).toBe(403)
  const stranger = await stage.iisp.as('he.yu')
  expect((await stranger.send(calls.investorDetail, { id })).status).toBe(404)
  expect((await stranger.send(calls.investorReveal, { id })).status).toBe(404)
  expect((await stranger.ok(calls.investorList, { keyword: '沈知行' })).total).toBe(0)
  expect((await stage.iisp.visitor().send(calls.investorList, {})).status).toBe(401)
  expect((await (await stage.iisp.as('lin.jing')).send(investorChangeEnter, opening())).status).toBe(403)
})

test.each([
  ['a check digit that is wrong', { idNo: '110105198803120010' }, 'ta.identityWrong', 'idNo'],
  ['a document of another kind of investor', { idType: 'credit-code' }, 'ta.identityTypeUnfit', 'idType'],
  ['a phone that is none', { phone: '12345' }, 'ta.phoneWrong', 'phone'],
  ['an English name in Chinese', { nameEn: '沈' }, 'ta.nameEnChinese', 'nameEn'],
  ['a rating without its day', { riskUntil: null }, 'ta.ratingIncomplete', 'riskUntil'],
  ['a rating that has run out', { riskUntil: '2026-01-01' }, 'ta.dayPast', 'riskUntil'],
  ['a proof without a document', { qualifiedUntil: '2027-01-01' }, 'ta.proofMissing', 'qualifiedFile'],
])('is refused beside its field: %s', async (_, change, code, field) => {
  const { body } = await stage.caller.send(investorChangeEnter, opening(change))
  expect([body.code, body.fields]).toEqual([code, [field]])
})

test('a change names the investor whom it is of', async () => {
  const { body } = await stage.caller.send(investorChangeEnter, { kind: 'freeze', reason: '司法协助' })
  expect([body.code, body.fields]).toEqual(['platform.badInput', ['investorId']])
})

test('an investor is opened only once in a register, even by two simultaneous openings', async () => {
  const idNo = identity()
  const one = await stage.caller.ok(investorChangeEnter, opening({ idNo }))
  const two = await stage.caller.ok(investorChangeEnter, opening({ idNo: idNo.toLowerCase() }))
  const other = await second()
  expect((await decide(other, one.id, 'pass')).status).toBe(200)
  expect((await decide(other, two.id, 'pass')).body.code).toBe('ta.identityTaken')
  expect((await changeOf(other, two.id)).state).toBe('entered')
  expect((await stage.caller.send(investorChangeEnter, opening({ idNo }))).body.code).toBe('ta.identityTaken')
  expect(
    (await stage.caller.send(investorChangeEnter, { ...opening({ idNo }), institutionId: 'M002' })).status,
  ).toBe(200)
})

test('an investor has one designated bank account for a fund, and one change at a time', async () => {
  const investorId = await opened()
  const bankAccount = {
    productId: '1001',
    accountNo: '6222 0200 1234 5678 901',
    accountName: '沈知行',
    bank: '招商银行股份有限公司',
    branchNo: '308584000013',
  }
  const enter = (change: object) =>
    stage.caller.send(investorChangeEnter, {
      kind: 'bank-account',
      investorId,
      bankAccount: { ...bankAccount, ...change },
    })
  expect((await enter({ branchNo: '308584000014' })).body.fields).toEqual(['branchNo'])
  expect((await enter({ productId: '2001' })).body.code).toBe('ta.productUnknown')
  for (const accountNo of [bankAccount.accountNo, '6222020099998888777']) {
    const entered = await enter({ accountNo })
    expect((await enter({})).body.code).toBe('ta.changePending')
    expect((await decide(await second(), entered.body.data.id, 'pass')).status).toBe(200)
  }
  const { designatedAccounts } = await stage.caller.ok(calls.investorDetail, { id: investorId })
  expect(designatedAccounts).toMatchObject([{ productId: '1001', accountNo: '6222***********8777' }])
})

test('frozen, unfrozen and closed by two persons each; a refusal needs a reason; the author withdraws', async () => {
  const investorId = await opened()
  const other = await second()
  const enter = (kind: 'freeze' | 'unfreeze' | 'close') =>
    stage.caller.send(investorChangeEnter, { kind, investorId, reason: '司法协助' })
  const status = async () => (await stage.caller.ok(calls.investorDetail, { id: investorId })).status
  const entered = async (kind: 'freeze' | 'unfreeze' | 'close') => (await enter(kind)).body.data.id
  const first = await entered('freeze')
  expect((await decide(other, first, 'refuse')).body.code).toBe('platform.reasonMissing')
  expect((await decide(other, first, 'withdraw')).body.code).toBe('platform.ownOnly')
  expect((await decide(other, first, 'refuse', '缺少法律文书')).status).toBe(200)
  expect(await status()).toBe('0')
  const withdrawn = await entered('freeze')
  expect((await decide(stage.caller, withdrawn, 'withdraw')).status).toBe(200)
  await decide(other, await entered('freeze'), 'pass')
  expect(await status()).toBe('1')
  expect((await enter('close')).body.code).toBe('ta.changeUnfit')
  await decide(other, await entered('unfreeze'), 'pass')
  await decide(other, await entered('close'), 'pass')
  expect(await status()).toBe('9')
  expect((await enter('freeze')).body.code).toBe('ta.changeUnfit')
})

test('data are changed without typing the masked fields again', async () => {
  const investorId = await opened()
  const change = { kind: 'change' as const, investorId, changed: { phone: '13700001111' } }
  const { id } = await stage.caller.ok(investorChangeEnter, change)
  await decide(await second(), id, 'pass')
  expect(await (await stage.iisp.as('lin.jing')).ok(calls.investorReveal, { id: investorId })).toMatchObject({
    phone: '13700001111',
    email: 'shen.zhixing@mail.example',
  })
  const nothing = await stage.caller.send(investorChangeEnter, { ...change, changed: {} })
  expect(nothing.body.code).toBe('ta.nothingChanged')
})

test('the demonstration has three hundred investors, found by name, account, number, kind and fund', async () => {
  const { caller } = stage
  const { total, list } = await caller.ok(calls.investorList, { institutionId: 'M002' })
  expect(total).toBe(100)
  const [one] = list.filter(({ id }) => Number(id) < 100_000)
  expect((await caller.ok(calls.investorList, { keyword: one?.fundAccount ?? '-' })).total).toBe(1)
  expect((await caller.ok(calls.investorList, { kind: 'product', institutionId: 'M001' })).total).toBe(6)
  const own = await (await stage.iisp.as('lin.jing')).ok(calls.investorList, {})
  expect(
    own.list.every(({ institutionId, actions }) => institutionId === 'M001' && actions.length === 0),
  ).toBe(true)
  expect((await caller.ok(calls.registerManagers, {})).map(({ id }) => id)).toContain('M003')
})
