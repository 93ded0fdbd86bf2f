import type { Input, Output } from '@iisp/contract'
import { fileUpload } from '@iisp/files/contract'
import { messageList } from '@iisp/notices/contract'
import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { beforeAll, expect, test } from 'vitest'
import { applicationBasis } from '../../contract/applications/application-basis.ts'
import {
  applicationDecide,
  applicationDeskList,
  applicationPassMany,
} from '../../contract/applications/application-desk.ts'
import { documentPurpose } from '../../contract/applications/application-kinds.ts'
import {
  applicationDeleteFile,
  applicationDetail,
  applicationList,
  applicationSave,
  applicationSubmit,
  applicationUpload,
  applicationWithdraw,
} from '../../contract/applications/applications.ts'
import { investorList } from '../../contract/investors/investors.ts'

const stage = stageIisp('lin.jing')
type Investor = Output<typeof investorList>['list'][number]
type Form = Input<typeof applicationSave>

/** The first fund of the manager opens every Wednesday; the clock stands at Friday 2026-11-20. */
const productId = '1001'
const wednesday = '2026-11-25'
let usable: readonly Investor[] = []
beforeAll(async () => {
  await stage.iisp.owner.query(
    `INSERT INTO ta.designated_account (institution_id, investor_id, product_id, account_no, account_name, bank, since)
     SELECT institution_id, id, ${productId}, '62220000' || lpad(id::text, 8, '0'), name, '中国银行', '2020-01-02'
     FROM ta.investor WHERE institution_id = 'M001' AND kind = 'person' ON CONFLICT DO NOTHING`,
  )
  const { list } = await stage.caller.ok(investorList, {
    productId,
    status: '0',
    kind: 'person',
    pageSize: 100,
  })
  usable = list.filter((one) => (one.qualifiedUntil ?? '') > '2027' && (one.riskUntil ?? '') > '2027')
})
let turn = 0
const nextInvestor = (): Investor => usable[turn++] ?? expect.fail('no further investor')
let documents = 0

/** Stores a document as a person would. */
async function uploaded(client: TestClient = stage.caller): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([`%PDF-1.4\n${(documents += 1)}`]), '申请表.pdf')
  const query = new URLSearchParams({ purpose: documentPurpose })
  const answer = await client.raw<Output<typeof fileUpload>>('POST', `${fileUpload.path}?${query}`, body)
  return answer.body.data.fileId
}
const form = (investor: Investor, change: Partial<Form> = {}): Form => ({
  id: null,
  version: 0,
  kind: '022',
  productId,
  tradingAccountId: investor.id,
  amount: '1500000.00',
  shares: null,
  largeRedemption: '1',
  dividendMethod: null,
  targetTradingAccountId: null,
  targetProductId: null,
  dealingDate: wednesday,
  remark: '',
  fileIds: [],
  ...change,
})
const saved = async (change: Partial<Form> = {}, investor = nextInvestor()) =>
  stage.caller.ok(applicationSave, form(investor, { fileIds: [await uploaded()], ...change }))
const submitted = async (change: Partial<Form> = {}) => {
  const { id, version } = await saved(change)
  return { id, ...(await stage.caller.ok(applicationSubmit, { id, version })) }
}
const desk = () => stage.iisp.as('ji.deng')
const detail = (id: string, client: TestClient = stage.caller) => client.ok(applicationDetail, { id })
const decide = async (id: string, action: Input<typeof applicationDecide>['action'], reason = '') =>
  (await desk()).send(applicationDecide, { id, version: (await detail(id)).version, action, reason })

test('[BU-014] a subscription is entered with its document, submitted and passed; each step is kept', async () => {
  const fileId = await uploaded()
  const { id, version } = await stage.caller.ok(applicationSave, form(nextInvestor(), { fileIds: [fileId] }))
  expect(await detail(id)).toMatchObject({ status: '0', actions: ['save', 'submit', 'withdraw'] })
  const answer = await stage.caller.ok(applicationSubmit, { id, version })
  expect(answer).toMatchObject({ dealingDate: wednesday, late: false, redeemsAll: false })
  const atDesk = await detail(id, await desk())
  expect(atDesk).toMatchObject({
    status: '1',
    amount: '1500000.00',
    files: [{ fileId, name: '申请表.pdf' }],
    actions: ['pass', 'request-documents', 'refuse'],
  })
  expect((await decide(id, 'pass')).body.data).toEqual({ state: '3', dealingDate: wednesday, late: false })
  const done = await detail(id)
  expect(done.status).toBe('3')
  expect(done.steps.map(({ event, person }) => [event, person])).toEqual([
    ['save', '林静'],
    ['submit', '林静'],
    ['pass', '季登'],
  ])
})

test('the desk asks for documents: the manager adds them and submits again', async () => {
  const { id } = await submitted()
  expect((await decide(id, 'request-documents')).body.code).toBe('platform.reasonMissing')
  expect((await decide(id, 'request-documents', '请补充盖章的申请表')).status).toBe(200)
  const open = await detail(id)
  expect(open).toMatchObject({
    status: '2',
    reason: '请补充盖章的申请表',
    actions: ['save', 'submit', 'withdraw'],
  })
  const fileId = await uploaded()
  const added = await stage.caller.ok(applicationUpload, { id, version: open.version, fileIds: [fileId] })
  const { files } = await detail(id)
  expect(files).toHaveLength(2)
  const first = files[0]?.fileId ?? ''
  const left = await stage.caller.ok(applicationDeleteFile, { id, version: added.version, fileId: first })
  expect((await detail(id)).files.map((file) => file.fileId)).toEqual([fileId])
  await stage.caller.ok(applicationSubmit, { id, version: left.version })
  expect(await detail(id)).toMatchObject({ status: '1', reason: '' })
})

test('a refusal ends an application, with its reason', async () => {
  const { id } = await submitted()
  expect((await decide(id, 'refuse', '资料不符')).status).toBe(200)
  expect(await detail(id)).toMatchObject({ status: '5', reason: '资料不符', actions: [] })
  expect((await decide(id, 'pass')).body.code).toBe('platform.caseMoved')
})

test.each<[string, Partial<Form>, string, string]>([
  ['less than the first minimum', { amount: '999999.99' }, 'ta.belowFirst', 'amount'],
  ['no document', { fileIds: [] }, 'ta.documentMissing', 'files'],
  ['a day on which the fund is closed', { dealingDate: '2026-11-26' }, 'ta.notOpen', 'dealingDate'],
  ['shares that are not held', { kind: '024', amount: null, shares: '1.00' }, 'ta.sharesShort', 'shares'],
])('is refused when submitted: %s', async (_, change, code, field) => {
  const { id, version } = await saved(change)
  const { body } = await stage.caller.send(applicationSubmit, { id, version })
  expect([body.code, body.fields]).toEqual([code, [field]])
  expect((await detail(id)).status).toBe('0')
})

test.each<[string, Partial<Form>, string]>([
  ['no amount', { amount: '0.00' }, 'ta.amountMissing'],
  ['a fund of somebody else', { productId: '2001' }, 'ta.productUnknown'],
  ['an account of another manager', { tradingAccountId: '2001' }, 'ta.accountUnknown'],
  [
    'a conversion that names no target fund',
    { kind: '036', amount: null, shares: '1.00' },
    'ta.targetFundMissing',
  ],
  ['what the register alone may enter', { kind: '142', amount: null, shares: '1.00' }, 'ta.kindNotYours'],
  ['a file that is not the institution’s', { fileIds: ['0'.repeat(32)] }, 'ta.fileGone'],
])('is refused when saved: %s', async (_, change, code) => {
  const answer = await stage.caller.send(applicationSave, form(nextInvestor(), change))
  expect(answer.body.code).toBe(code)
})

test('an investor without valid proof, rating or bank account, or with a frozen account, cannot subscribe', async () => {
  const { owner } = stage.iisp
  const cases = [
    [`UPDATE ta.investor SET qualified_until = '2026-11-24' WHERE id = $1`, 'ta.notQualified'],
    [`UPDATE ta.investor SET risk_until = '2026-11-24' WHERE id = $1`, 'ta.riskExpired'],
    [`DELETE FROM ta.designated_account WHERE investor_id = $1`, 'ta.noDesignated'],
    [`UPDATE ta.investor SET status = '1' WHERE id = $1`, 'ta.investorUnusable'],
    [`UPDATE ta.trading_account SET status = '1' WHERE investor_id = $1`, 'ta.accountUnusable'],
  ] as const
  for (const [statement, code] of cases) {
    const investor = nextInvestor()
    const { id, version } = await saved({}, investor)
    await owner.query(statement, [investor.id])
    expect((await stage.caller.send(applicationSubmit, { id, version })).body.code).toBe(code)
  }
})

test('free shares are the holding less frozen shares and shares in other applications; locked shares wait', async () => {
  const investor = nextInvestor()
  const { owner } = stage.iisp
  await owner.query(
    `INSERT INTO ta.holding (product_id, trading_account_id, investor_id, institution_id, shares, frozen, since)
     VALUES (${productId}, $1, $1, 'M001', 5000000, 1000000, '2026-01-01')`,
    [investor.id],
  )
  await owner.query(
    `INSERT INTO ta.lot (institution_id, product_id, investor_id, trading_account_id, source, registered_on, locked_until,
       shares_initial, shares, nav, mark)
     VALUES ('M001', ${productId}, $1, $1, '1', '2026-01-01', NULL, 3000000, 3000000, 1, 1),
       ('M001', ${productId}, $1, $1, '1', '2026-10-01', '2027-01-01', 2000000, 2000000, 1, 1)`,
    [investor.id],
  )
  const redeem = async (shares: string) => {
    const { id, version } = await saved({ kind: '024', amount: null, shares, fileIds: [] }, investor)
    return stage.caller.send(applicationSubmit, { id, version })
  }
  expect((await redeem('4000000.01')).body.msg).toContain('4,000,000.00')
  expect((await redeem('3000000.01')).body.code).toBe('ta.sharesLocked')
  expect((await redeem('2500000.00')).status).toBe(200)
  expect((await redeem('500000.01')).body.msg).toContain('500,000.00')
  expect((await redeem('500000.00')).status).toBe(200)
  const basis = await stage.caller.ok(applicationBasis, {
    productId,
    tradingAccountId: investor.id,
    kind: '024',
  })
  expect(basis.holding).toEqual({
    shares: '5000000.00',
    frozen: '1000000.00',
    unlocked: '3000000.00',
    applied: '3000000.00',
  })
  expect(basis.openDays[0]).toBe(wednesday)
})

test('two submissions at once do not redeem the same shares', async () => {
  const investor = nextInvestor()
  await stage.iisp.owner.query(
    `INSERT INTO ta.holding (product_id, trading_account_id, investor_id, institution_id, shares, since)
     VALUES (${productId}, $1, $1, 'M001', 2000000, '2026-01-01')`,
    [investor.id],
  )
  await stage.iisp.owner.query(
    `INSERT INTO ta.lot (institution_id, product_id, investor_id, trading_account_id, source, registered_on,
       shares_initial, shares, nav, mark)
     VALUES ('M001', ${productId}, $1, $1, '1', '2026-01-01', 2000000, 2000000, 1, 1)`,
    [investor.id],
  )
  const drafts = []
  for (let n = 0; n < 2; n += 1)
    drafts.push(await saved({ kind: '024', amount: null, shares: '1500000.00', fileIds: [] }, investor))
  const answers = await Promise.all(drafts.map((draft) => stage.caller.send(applicationSubmit, draft)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('withdrawn until the cut-off, not afterwards', async () => {
  const { id, version } = await submitted()
  const other = await submitted()
  expect((await stage.caller.send(applicationWithdraw, { id, version, reason: '' })).status).toBe(200)
  expect((await detail(id)).status).toBe('6')
  stage.iisp.clock.set('2026-11-25T14:59:59+08:00')
  await stage.renew()
  expect((await detail(other.id)).actions).toEqual(['withdraw'])
  stage.iisp.clock.set('2026-11-25T15:00:00+08:00')
  expect((await detail(other.id)).actions).toEqual([])
  const late = await stage.caller.send(applicationWithdraw, {
    id: other.id,
    version: other.version,
    reason: '',
  })
  expect(late.body.code).toBe('ta.cutOffPast')
})

test('after the cut-off, and in the cooling-off period, it goes to the next open day and says so', async () => {
  stage.iisp.clock.set('2026-11-25T15:00:00+08:00')
  await stage.renew()
  expect(await submitted()).toMatchObject({ dealingDate: '2026-12-02', late: true })
  // a first subscription has a cooling-off period of 24 hours
  stage.iisp.clock.set('2026-12-01T15:00:01+08:00')
  await stage.renew()
  expect(await submitted({ dealingDate: '2026-12-02' })).toMatchObject({
    dealingDate: '2026-12-09',
    late: true,
  })
})

test('a frozen list takes no more applications: one passed later goes to the next open day', async () => {
  stage.iisp.clock.set('2026-12-04T10:00:00+08:00')
  await stage.renew()
  const one = await submitted({ dealingDate: '2026-12-09' })
  await stage.iisp.owner.query(
    `INSERT INTO ta.dealing_run (institution_id, product_id, dealing_date, started_by, started_name, started_at)
     VALUES ('M001', ${productId}, '2026-12-09', '1', '季登', now())`,
  )
  expect((await decide(one.id, 'pass')).body.data).toEqual({
    state: '3',
    dealingDate: '2026-12-16',
    late: true,
  })
  expect(await submitted({ dealingDate: '2026-12-09' })).toMatchObject({
    dealingDate: '2026-12-16',
    late: true,
  })
})

test('several applications are passed at once, all or none, if their totals are right', async () => {
  stage.iisp.clock.set('2026-12-10T10:00:00+08:00')
  await stage.renew()
  const day = { dealingDate: '2026-12-16' }
  const items = [await submitted(day), await submitted({ ...day, amount: '2000000.50' })].map(
    ({ id, version }) => ({
      id,
      version,
    }),
  )
  const pass = async (amount: string) =>
    (await desk()).send(applicationPassMany, { items, amount, shares: '0.00' })
  expect((await pass('3500000.00')).body.code).toBe('ta.controlTotal')
  expect((await pass('3500000.50')).body.data).toEqual({ passed: 2, late: 0 })
  expect((await pass('3500000.50')).body.code).toBe('platform.conflict')
})

test('forced changes are entered by one TA operator and decided by another', async () => {
  const [author, other] = [await desk(), await stage.iisp.as('bao.he')]
  const change = form(nextInvestor(), {
    kind: '144',
    amount: null,
    shares: '100.00',
    dealingDate: '2026-12-16',
  })
  const { id, version } = await author.ok(applicationSave, change)
  const sent = await author.ok(applicationSubmit, { id, version })
  const decision = { id, version: sent.version, action: 'pass' as const, reason: '' }
  expect((await author.send(applicationDecide, decision)).body.code).toBe('platform.secondPerson')
  expect((await author.ok(applicationDeskList, { open: true })).list.some((row) => row.id === id)).toBe(false)
  expect((await other.send(applicationDecide, decision)).status).toBe(200)
  expect(
    (await stage.caller.send(applicationWithdraw, { id, version: sent.version + 1, reason: '' })).status,
  ).toBe(409)
})

test('nobody sees or moves another manager’s application; reviewers and visitors cannot enter one', async () => {
  const { id, version } = await saved()
  const stranger = await stage.iisp.as('he.yu')
  expect((await stranger.send(applicationDetail, { id })).status).toBe(404)
  expect((await stranger.send(applicationSubmit, { id, version })).status).toBe(404)
  expect((await stranger.ok(applicationList, { keyword: (await detail(id)).applicationNo })).total).toBe(0)
  const reviewer = await stage.iisp.as('zhou.hang')
  expect((await reviewer.send(applicationSave, form(nextInvestor()))).status).toBe(403)
  expect((await reviewer.ok(applicationDetail, { id })).actions).toEqual([])
  expect((await stage.iisp.visitor().send(applicationList, {})).status).toBe(401)
})

test('[BU-034] subscriptions and redemptions are listed apart, filtered by state, day and fund', async () => {
  const all = await stage.caller.ok(applicationList, { group: 'subscription', pageSize: 100 })
  expect(all.list.every(({ kind }) => ['020', '022'].includes(kind))).toBe(true)
  const redemptions = await stage.caller.ok(applicationList, { group: 'redemption' })
  expect(redemptions.total).toBeGreaterThan(0)
  expect(redemptions.list.every(({ kind }) => ['024', '142'].includes(kind))).toBe(true)
  const drafts = await stage.caller.ok(applicationList, { status: '0,6', productId, pageSize: 100 })
  expect(new Set(drafts.list.map(({ status }) => status))).toEqual(new Set(['0', '6']))
  expect((await stage.caller.ok(applicationList, { startDate: '2027-01-01' })).total).toBe(0)
})

test('the author of an application is notified of the desk’s request', async () => {
  const { list } = await stage.caller.ok(messageList, {})
  expect(list.some(({ title }) => title === '您的申请需补充资料')).toBe(true)
})

test('lists name investor and manager in the reader’s language, the newest application first', async () => {
  const desk = await stage.iisp.as('ji.deng')
  const firstOf = async (language: 'zh' | 'en') =>
    (await desk.ok(applicationDeskList, { pageSize: 50 }, { language })).list.map((row) => [
      row.investorName,
      row.institutionName,
    ])
  const english = (await firstOf('en')).flat()
  expect(english.filter((name) => /\p{Script=Han}/u.test(name))).toEqual([])
  expect((await firstOf('zh')).flat().every((name) => /\p{Script=Han}/u.test(name))).toBe(true)
  const other = await stage.iisp.as('he.yu')
  const { list } = await other.ok(applicationList, { group: 'subscription', pageSize: 100 })
  const numbers = list.map(({ applicationNo }) => applicationNo)
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers).toEqual(numbers.toSorted().toReversed())
})
