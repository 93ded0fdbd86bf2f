import { expect, test } from 'vitest'
import { applySubmit } from '../../contract/applications/apply.ts'
import * as checks from '../../contract/applications/checks.ts'
import { getFeeToFundList } from '../../contract/funds/look-ups.ts'
import { payload, stageRelations } from '../test/stage-relations.ts'

const stage = stageRelations()
/** Changes a part of a fund's terms at the register. */
const setTerms = (productId: string, path: string, value: unknown) =>
  stage.iisp.owner.query(
    `UPDATE ta.fund_terms SET terms = jsonb_set(terms, $1::text[], $2) WHERE product_id = $3`,
    [path, JSON.stringify(value), productId],
  )
const pass = { result: '1', message: '' }

test('[BU-330] [BU-331] [BU-332] a mother fund opens temporarily where its terms allow it and it is not open anyway', async () => {
  // SXA001 opens every Wednesday; its terms have two temporary openings a year
  const [wednesday, thursday] = [
    { mjjcpdm: 'SXA001', qyrq: '2026-11-25' },
    { mjjcpdm: 'SXA001', qyrq: '2026-11-26' },
  ]
  expect(await stage.lin.ok(checks.parentFundTempOpenCheck, { mjjcpdm: 'SXA001' })).toEqual(pass)
  expect(await stage.lin.ok(checks.lkcsCheck, wednesday)).toEqual(pass)
  // a week has one opening (E11)
  expect(await stage.lin.ok(checks.lkqkCheck, thursday)).toEqual({
    result: '0',
    message: '母基金该周已于2026-11-25开放，每周只能开放一次',
  })
  expect(await stage.lin.ok(checks.lkcsCheck, thursday)).toEqual(pass)
  expect(await stage.lin.ok(checks.lkqkCheck, wednesday)).toEqual({
    result: '2',
    message: '该日已是母基金的开放日，无需临时开放',
  })
  await setTerms('1001', '{regularOpening,rule}', { kind: 'monthly', day: 15 })
  expect(await stage.lin.ok(checks.lkqkCheck, thursday)).toEqual(pass)
  expect(await stage.lin.ok(checks.lkqkCheck, { mjjcpdm: 'SXA001', qyrq: '2026-11-28' })).toEqual({
    result: '0',
    message: '该日不是交易日，母基金不能临时开放',
  })
  // The other manager learns only which temporary openings have been used.
  await stage.iisp.owner.query(
    `INSERT INTO ta.temporary_opening (institution_id, product_id, opens_on, kinds, reason, entered_name, entered_at)
     SELECT 'M001', 1001, day, 'both', '测试', '季登', now() FROM unnest(ARRAY['2026-03-04', '2026-05-06']::date[]) day`,
  )
  const used = { result: '0', message: '母基金临时开放次数已用完：合同约定2次，已用2次' }
  expect(await stage.he.ok(checks.lkcsCheck, thursday)).toEqual(used)
  expect(await stage.he.ok(checks.lkcsCheck, { mjjcpdm: 'SXA001', qyrq: '2027-01-06' })).toEqual(pass)
  await setTerms('1001', '{temporaryOpening,limit}', 0)
  const never = { result: '0', message: '母基金合同未约定临时开放' }
  expect(await stage.lin.ok(checks.parentFundTempOpenCheck, { mjjcpdm: 'SXA001' })).toEqual(never)
  expect(await stage.lin.ok(checks.lkcsCheck, thursday)).toEqual(never)
  expect(await stage.lin.ok(checks.lkqkCheck, thursday)).toEqual(never)
  for (const call of [checks.parentFundTempOpenCheck, checks.lkcsCheck, checks.lkqkCheck])
    expect(await stage.lin.ok(call, { mjjcpdm: 'XXX' })).toEqual({ result: '0', message: '母产品不存在' })
  expect(await stage.lin.ok(checks.lkcsCheck, { mjjcpdm: 'SXA005' })).toEqual({
    result: '2',
    message: '母基金尚无已生效的份额登记条款，无法判断临时开放',
  })
})

test('[BU-212] [BU-336] a redemption fee that belongs to the fund’s assets is not waived', async () => {
  const inputParam = payload('SXA012', 'SXA004', { mzjyfyjmnew: '1,2' })
  const text = '该母基金(远山债券增利一号集合资金信托计划)赎回费归属于基金资产，不允许减免，请取消'
  expect(await stage.lin.ok(checks.infoCheck, { inputParam })).toEqual({ result: '0', message: text })
  expect((await stage.lin.send(applySubmit, { inputParam, flag: '1' })).body.msg).toBe(text)
  const answer = { CPDM: 'SXA012', FEETYPE: '2' }
  expect(await stage.lin.ok(getFeeToFundList, { cpdm: 'SXA012' })).toEqual([{ ...answer, SFGJJZC: '1' }])
  await setTerms('1012', '{redemption,receivers}', {
    manager: '1.0000',
    distributor: '0.0000',
    fundAssets: '0.0000',
  })
  expect(await stage.lin.ok(getFeeToFundList, { cpdm: 'SXA012' })).toEqual([{ ...answer, SFGJJZC: '0' }])
  expect(await stage.lin.ok(checks.infoCheck, { inputParam })).toEqual(pass)
})

test('[BU-337] funds that both charge a performance fee for each lot are warned of', async () => {
  const funds = { mjjcpdm: 'SXA012', zjjcpdm: 'SXA009' }
  const fee = {
    method: 'perLot',
    takenFrom: 'redemption',
    rate: '0.2000',
    days: [],
    atDividend: false,
    markAfterDividend: 'reduced',
    hurdle: 'none',
  }
  await setTerms('1012', '{performanceFee}', fee)
  expect(await stage.lin.ok(checks.getFyxgYjbcjsfs, funds)).toEqual({
    YJBCJSFS: 'perLot,none',
    warn: '0',
    message: '',
  })
  await setTerms('1009', '{performanceFee}', fee)
  expect(await stage.lin.ok(checks.getFyxgYjbcjsfs, funds)).toEqual({
    YJBCJSFS: 'perLot,perLot',
    warn: '1',
    message: '母子基金业绩报酬计提方式可能重复计提，是否继续？',
  })
})
