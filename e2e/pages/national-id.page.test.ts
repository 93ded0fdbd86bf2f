import { registerPerson } from '@iisp/verification/contract'
import { expect, test } from 'vitest'
import { button, choose } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const custodian = portal.person('zhao.tuo')

test('[SH-222] [SH-223] [SH-224] an identity number is taken only with its region, a birth date up to today and its check digit', async () => {
  const { page } = custodian
  const sent: string[] = []
  page.on('request', (one) => void (one.url().endsWith(registerPerson.path) && sent.push(one.url())))
  await page.goto('/iisp/operations/verification/persons')
  await button(page, '登记人员').click()
  const dialog = page.getByRole('dialog', { name: '登记人员' })
  await choose(dialog, '机构', '', /远山/)
  await choose(dialog, '身份', '', /法定代表人/)
  await dialog.getByRole('textbox', { name: '姓名' }).fill('远山一')
  const field = dialog.getByRole('textbox', { name: '身份证号码' })
  for (const [number, what] of [
    ['110105491231002', '15 digits'],
    ['11010519491231002A', 'another letter'],
    ['000105194912310024', 'region 00'],
    ['990105194912310023', 'region 99'],
    ['110105202302300024', 'no such day'],
    ['110105202611210022', 'tomorrow'],
    ['110105194912310021', 'another check digit'],
  ] as const) {
    // oxlint-disable no-await-in-loop -- a person tries one after the other
    await field.fill(number)
    await button(dialog, '登记').click()
    await dialog.getByText('请输入正确的身份证号码', { exact: true }).waitFor()
    expect([what, sent]).toEqual([what, []])
    await field.fill('')
    // oxlint-enable no-await-in-loop
  }
  await field.fill('11010519491231002x')
  const kept = page.waitForResponse(`**${registerPerson.path}`)
  await button(dialog, '登记').click()
  expect((await kept).status()).toBe(200)
  await page.getByText('登记成功', { exact: true }).waitFor()
})
