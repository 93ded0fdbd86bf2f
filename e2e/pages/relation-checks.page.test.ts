import { expect, test } from 'vitest'
import { button } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'
import { openRelation, submissions, warned } from '../relation-form.ts'

// what is checked between the form of a mother-child relation and its submission
const portal = stageWindow()
const operator = portal.personOfEachTest('lin.jing')

/** Changes a part of a fund's terms at the register. */
const setTerms = (productId: string, path: string, value: unknown) =>
  portal.iisp.owner.query(
    `UPDATE ta.fund_terms SET terms = jsonb_set(terms, $1::text[], $2) WHERE product_id = $3`,
    [path, JSON.stringify(value), productId],
  )

test('[BU-212] a redemption fee that belongs to the assets of the mother fund cannot be waived', async () => {
  const sent = submissions(operator.page)
  const form = await openRelation(operator.page, 'SXA012', 'SXA004')
  await form.getByRole('checkbox', { name: '减免赎回费' }).check()
  expect(await warned(form, 'infoCheck')).toBe(
    '0 该母基金(远山债券增利一号集合资金信托计划)赎回费归属于基金资产，不允许减免，请取消',
  )
  await form.waitFor()
  expect(sent).toEqual([])
})

test('[BU-214] a fund that has expired and is limited is warned of, and no longer when it expires tomorrow', async () => {
  const form = await openRelation(operator.page, 'SXA003', 'SXA004')
  expect(await warned(form, 'infoCheck')).toBe(
    '2 以下产品已到期且限制业务：远山成长精选一号私募证券投资基金(2026-11-20)',
  )
  await operator.page.getByText('母子关系新增成功').waitFor()
  await portal.iisp.owner.query(`UPDATE product.product SET expires_on = '2026-11-21' WHERE code = 'SXA003'`)
  await operator.page.evaluate(() => sessionStorage.clear())
  const again = await openRelation(operator.page, 'SXA003', 'SXA007')
  expect(await warned(again, 'infoCheck')).toBe('1')
})

test('[BU-330] [BU-331] [BU-332] a mother fund that shall open temporarily is checked for whether it can, and how often it has', async () => {
  const sent = submissions(operator.page)
  const form = await openRelation(operator.page, 'SXA001', 'SXA009')
  await form.getByRole('radio', { name: '随子基金开放自动临时开放母基金' }).check()
  await form.getByText('指定日期生效').click()
  const setDates = async (from: string, to: string) => {
    for (const [label, day] of [
      ['开始日期', from],
      ['结束日期', to],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      await form.getByLabel(label).fill(day)
      // oxlint-disable-next-line no-await-in-loop
      await form.getByLabel(label).press('Tab')
    }
  }
  // open every Wednesday
  await setDates('2026-11-26', '2027-12-31')
  expect(await warned(form, 'lkqkCheck')).toBe('0 母基金该周已于2026-11-25开放，每周只能开放一次')
  await portal.iisp.owner.query(
    `INSERT INTO ta.temporary_opening (institution_id, product_id, opens_on, kinds, reason, entered_name, entered_at)
     SELECT 'M001', 1001, day, 'both', '测试', '季登', now() FROM unnest(ARRAY['2027-03-04', '2027-05-06']::date[]) day`,
  )
  await setDates('2027-01-07', '2027-12-31')
  expect(await warned(form, 'lkcsCheck')).toBe('0 母基金临时开放次数已用完：合同约定2次，已用2次')
  await setTerms('1001', '{temporaryOpening,limit}', 0)
  expect(await warned(form, 'parentFundTempOpenCheck')).toBe('0 母基金合同未约定临时开放')
  expect(sent).toEqual([])
})

test('[BU-337] two funds that both charge a performance fee for each lot are asked about', async () => {
  const fee = {
    method: 'perLot',
    takenFrom: 'redemption',
    rate: '0.2000',
    days: [],
    atDividend: false,
    markAfterDividend: 'reduced',
    hurdle: 'none',
  }
  for (const id of ['1012', '1009'])
    // oxlint-disable-next-line no-await-in-loop -- one fund after the other
    await setTerms(id, '{performanceFee}', fee)
  const sent = submissions(operator.page)
  const form = await openRelation(operator.page, 'SXA012', 'SXA009')
  await button(form, '提交').click()
  const question = operator.page
    .getByRole('dialog')
    .filter({ hasText: '母子基金业绩报酬计提方式可能重复计提，是否继续？' })
    .last()
  await button(question, '修改').click()
  await question.waitFor({ state: 'detached' })
  expect(sent).toEqual([])
  await button(form, '提交').click()
  const goesOn = operator.page.waitForRequest(/applySubmit/)
  await button(operator.page.getByRole('dialog', { name: '提示' }), '继续').click()
  await goesOn
})
