import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const lin = portal.person('lin.jing')
const he = portal.person('he.yu')
const desk = portal.person('ji.deng')
const folder = '/iisp/product-manage/mother-child-found'

test('[BU-009] [BU-020] [BU-021] a relation across managers is applied for, consented to, passed and in effect', async () => {
  const { page } = lin
  await page.goto(`${folder}/mother-child-found-apply`)
  await page.getByRole('button', { name: /新\s*增/ }).click()
  const dialog = page.getByRole('dialog', { name: '新增母子关系' })
  await dialog.getByRole('combobox', { name: '子基金产品' }).click()
  await page.getByText(/SXA014/).click()
  await dialog.getByRole('radio', { name: '其他管理人产品' }).nth(1).check()
  await dialog.getByRole('textbox', { name: '母基金产品代码' }).fill('SQM012')
  await dialog.getByRole('button', { name: /查\s*询/ }).click()
  await dialog.getByText(/启明债券增利一号/).waitFor()
  await dialog.getByRole('textbox', { name: '申购触发方式比例' }).fill('33.33')
  await dialog.getByRole('textbox', { name: '赎回触发方式比例' }).fill('50')
  await page.getByRole('button', { name: /提\s*交/ }).click()
  await page.getByText('母子关系新增成功').waitFor()
  await page.getByRole('button', { name: /^否$/ }).click()

  await he.page.goto(`${folder}/mother-child-found-progress?open=1`)
  await he.page.getByText('远山医疗创新一号私募证券投资基金').first().click()
  await he.page.getByRole('button', { name: /^同\s*意$/ }).click()
  await he.page
    .getByRole('button', { name: /^同\s*意$/ })
    .last()
    .click()
  await he.page.getByText('已同意，等待审核').waitFor()

  await desk.page.goto(`${folder}/mother-child-found-audit?open=1`)
  await desk.page.getByText('远山医疗创新一号私募证券投资基金').first().click()
  await desk.page.getByRole('button', { name: /^通\s*过$/ }).click()
  await desk.page
    .getByRole('button', { name: /^通\s*过$/ })
    .last()
    .click()
  await desk.page.getByText('已通过，申请方会收到消息').waitFor()

  await page.goto(`${folder}/mother-child-found-apply?zcpdm=SXA014`)
  await page.getByText('33.33%').waitFor()
  expect(await page.getByText('有效').first().isVisible()).toBe(true)
})
