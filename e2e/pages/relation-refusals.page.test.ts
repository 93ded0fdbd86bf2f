import { expect, test } from 'vitest'
import { button, choose } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
const folder = '/iisp/product-manage/mother-child-found'

test('[BU-203] [BU-204] [BU-205] [BU-206] [BU-207] [BU-208] [BU-209] [BU-210] [BU-211] what an application lacks is said at its field, all at once; what the server refuses too, and nothing is lost', async () => {
  const { page } = operator
  await page.goto(`${folder}/mother-child-found-apply`)
  await button(page, '新增').click()
  const form = page.getByRole('dialog', { name: '新增母子关系' })
  const submit = () => button(form, '提交').click()
  const says = (text: string) => form.getByText(text, { exact: true }).waitFor()
  const ratio = (kind: '申购' | '赎回', at = 0) =>
    form.getByRole('textbox', { name: `${kind}触发方式比例` }).nth(at)
  await submit()
  await says('请输入母基金产品代码')
  await says('请输入子基金产品代码')
  await form.getByText('指定日期生效').click()

  await form.getByText('其他管理人产品').first().click()
  await form.getByLabel('子基金产品代码').fill('XXX999')
  await choose(form, '母基金产品', 'SXA001', 'SXA001')
  await submit()
  await says('请填写完整申赎触发方式及具体比例金额信息！')
  // 0 counts as filled in
  await ratio('申购').fill('100')
  await ratio('赎回').fill('0')
  const [from, to] = [form.getByLabel('开始日期'), form.getByLabel('结束日期')]
  for (const date of [from, to]) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await date.fill('2026-12-01')
    // oxlint-disable-next-line no-await-in-loop
    await date.press('Tab')
  }
  await submit()
  await says('指定日期生效的开始日期与结束日期不能为同一天！')
  expect(await form.getByText('请填写完整申赎触发方式及具体比例金额信息！').count()).toBe(0)
  await to.fill('2026-12-31')
  await to.press('Tab')
  await submit()
  await page.getByText('子产品不存在', { exact: true }).waitFor()

  await form.getByText('本管理人产品').first().click()
  await choose(form, '子基金产品', 'SXA002', 'SXA002')
  await button(form, '添加母基金').click()
  const second = form.getByRole('region', { name: '母基金2' })
  await submit()
  // each mother fund says all that it lacks itself
  await second.getByText('请输入母基金产品代码', { exact: true }).waitFor()
  await second.getByText('请填写完整申赎触发方式及具体比例金额信息！', { exact: true }).waitFor()
  await choose(second, '母基金产品', 'SXA003', 'SXA003')
  await ratio('申购', 1).fill('0.01')
  await ratio('赎回', 1).fill('100')
  await submit()
  await says('所有触发比例加在一起需要小于等于100%，请重新输入')
  await ratio('申购', 1).fill('0')
  await ratio('赎回').fill('0.01')
  await submit()
  await says('所有触发比例加在一起需要小于等于100%，请重新输入')
  // exactly 100 % of each is taken
  await ratio('赎回').fill('0')
  const sent = page.waitForRequest(/applySubmit/)
  await submit()
  expect(JSON.stringify((await sent).postDataJSON())).toContain('"sgldbl":"1.0000"')
})
