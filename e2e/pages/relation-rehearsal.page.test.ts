import { expect, test } from 'vitest'
import { days, play, subscribe } from '../rehearse.ts'
import { relationFolder as folder } from '../relation-form.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
const desk = portal.person('ji.deng')

test('the form of a change leads to a rehearsal of its terms before it is sent, and the desk rehearses an application', async () => {
  const { page, complaints } = operator
  await page.goto(`${folder}/mother-child-found-apply?zcpdm=SXA017`)
  await page.getByRole('row').filter({ hasText: 'SXA017' }).getByRole('button', { name: '修改' }).click()
  const dialog = page.getByRole('dialog', { name: '修改母子关系' })
  await dialog.getByRole('textbox', { name: '申购触发方式比例' }).fill('50')
  await dialog.getByRole('button', { name: '预演' }).click()
  await subscribe(page, '1000000')
  await play(page)
  await days(page).waitFor()
  expect(await days(page).innerText()).toContain('500,000.00')
  expect(complaints).toEqual([])

  const row = desk.page.getByRole('row').filter({ hasText: 'SXA002' })
  await desk.page.goto(`${folder}/mother-child-found-audit`)
  await row.getByRole('button', { name: '预演' }).click()
  await subscribe(desk.page, '1000000')
  await play(desk.page)
  await days(desk.page).waitFor()
  // the child of this application has no terms yet: what the register would say is told
  const text = await days(desk.page).innerText()
  expect(text).toContain('申请未能受理')
  expect(text).toContain('产品SXA015在2026-11-25没有已生效的条款，请先录入并复核')
  expect(desk.complaints).toEqual([])
})
