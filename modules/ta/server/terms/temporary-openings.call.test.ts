import { stageIisp } from '@iisp/testing/stage-iisp'
import { beforeAll, expect, test } from 'vitest'
import {
  temporaryOpeningAdd,
  temporaryOpeningCancel,
  temporaryOpeningList,
} from '../../contract/terms/temporary-openings.ts'
import { registerManagers } from '../../contract/investors/investors.ts'
import { termsList } from '../../contract/terms/terms-desk.ts'
import { type TestFund, fundWithTerms } from '../test/funds.ts'
import { openHolder, passedApplication } from '../test/holders.ts'

const stage = stageIisp('ji.deng')
let fund: TestFund
beforeAll(async () => {
  const regularOpening = {
    rule: { kind: 'listed', dates: ['2026-12-09'] },
    onClosedDay: 'drop',
    lastsDays: 1,
  } as const
  fund = await fundWithTerms(stage.iisp, {
    terms: { regularOpening: regularOpening as never, temporaryOpening: { limit: 2, period: 'year' } },
  })
})
const opening = (opensOn: string) => ({
  productId: fund.id,
  opensOn,
  kinds: 'both' as const,
  reason: '投资者申请',
})
const refused = async (opensOn: string) =>
  (await stage.caller.send(temporaryOpeningAdd, opening(opensOn))).body
const add = (opensOn: string) => stage.caller.ok(temporaryOpeningAdd, opening(opensOn))

test('E11: one opening a week, on trading days, as many as the terms allow', async () => {
  expect(await refused('2026-12-11')).toMatchObject({
    code: 'ta.openingWeekTaken',
    msg: '该周已有开放日2026-12-09，每周最多开放一次',
    fields: ['opensOn'],
  })
  const { id, ...first } = await add('2026-12-15')
  expect(first).toEqual({ used: 1, limit: 2 })
  expect((await refused('2026-12-17')).code).toBe('ta.openingWeekTaken')
  expect((await refused('2026-12-19')).code).toBe('ta.openingNotTrading')
  const last = await add('2026-12-22')
  expect(last.used).toBe(2)
  expect(await refused('2026-12-29')).toMatchObject({
    code: 'ta.openingLimit',
    msg: '合同约定的临时开放次数（2次）已用完',
  })
  await stage.caller.ok(temporaryOpeningCancel, { id: last.id })
  expect((await add('2026-12-29')).used).toBe(2)
  const { list } = await stage.caller.ok(temporaryOpeningList, { productId: fund.id, open: true })
  expect(list).toMatchObject([
    { opensOn: '2026-12-29', source: 'person', actions: ['cancel'] },
    { id, opensOn: '2026-12-15', kinds: 'both', reason: '投资者申请' },
  ])
  expect((await stage.caller.send(temporaryOpeningCancel, { id: last.id })).body.code).toBe('ta.openingGone')
})

test('an opening that applications wait for stays', async () => {
  const holder = await openHolder(stage.iisp, fund)
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-12-15', amount: '1000000.00' })
  const { list } = await stage.caller.ok(temporaryOpeningList, { productId: fund.id, open: true })
  const { id = '' } = list.find(({ opensOn }) => opensOn === '2026-12-15') ?? {}
  expect((await stage.caller.send(temporaryOpeningCancel, { id })).body.code).toBe('ta.openingUsed')
})

test('days that are past, beyond the calendar or before the first terms are refused', async () => {
  expect((await refused('2026-01-06')).code).toBe('ta.openingPast')
  expect((await refused('2039-01-04')).code).toBe('ta.openingBeyond')
  const other = await fundWithTerms(stage.iisp, { nth: 1 })
  await stage.iisp.owner.query('DELETE FROM ta.fund_terms WHERE product_id = $1', [other.id])
  const without = { ...opening('2026-12-15'), productId: other.id }
  expect((await stage.caller.send(temporaryOpeningAdd, without)).body.code).toBe('ta.noTerms')
})

test('the database itself knows one opening a week', async () => {
  const insert = stage.iisp.owner.query(
    `INSERT INTO ta.temporary_opening (institution_id, product_id, opens_on, reason, entered_name, entered_at)
     VALUES ($1, $2, '2026-12-18', '联动', '系统', now())`,
    [fund.institutionId, fund.id],
  )
  await expect(insert).rejects.toThrow('temporary_opening_week')
})

test('managers neither read nor add openings', async () => {
  const manager = await stage.iisp.as('lin.jing')
  expect((await manager.send(temporaryOpeningList, {})).status).toBe(403)
  expect((await manager.send(temporaryOpeningAdd, opening('2026-12-15'))).status).toBe(403)
})

test('terms, openings and the choice of managers name the manager in the reader’s language', async () => {
  const inEach = async (language: 'zh' | 'en') => {
    const { list: terms } = await stage.caller.ok(termsList, { productId: fund.id }, { language })
    const { list: openings } = await stage.caller.ok(
      temporaryOpeningList,
      { productId: fund.id },
      { language },
    )
    const managers = await stage.caller.ok(registerManagers, {}, { language })
    return [...terms, ...openings].map((row) => row.institutionName).concat(managers.map((one) => one.name))
  }
  const han = /\p{Script=Han}/u
  expect((await inEach('zh')).every((one) => han.test(one))).toBe(true)
  const english = await inEach('en')
  expect(english.length).toBeGreaterThan(5)
  expect(english.filter((one) => han.test(one))).toEqual([])
})
