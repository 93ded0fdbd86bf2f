import { expect, test } from 'vitest'
import { button, choose, panel } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

// the calls of pages, as they leave the browser while a person works
const portal = stageWindow()
const operator = portal.person('lin.jing')

const form = '/iisp/transfer-money/transfer-instruction/transfer-form'

test('[BU-116] [BU-279] [BU-281] [BL-293] [BL-294] the bank of a new payee is found by its province and city', async () => {
  const { page } = operator
  await page.goto(`${form}?mid=10101`)
  const entry = panel(page)
  await choose(entry, '产品', 'SXA001', 'SXA001')
  await choose(entry, '划款类型', '', '费用支付')
  await button(entry, '管理对方账户').click()
  await button(page.getByRole('dialog', { name: '对方账户管理' }), '新增对方账户').click()
  // The provinces are asked for as soon as the dialog opens.
  const provinces = page.waitForResponse('**/selectProvinceList?*')
  await page.getByRole('dialog', { name: '新增对方账户' }).getByRole('button', { name: '开户行' }).click()
  const banks = page.getByRole('dialog', { name: '查询开户行' })
  const cities = page.waitForResponse('**/selectCityList')
  await banks.getByRole('combobox', { name: '所在省市' }).click()
  await page.getByRole('menuitemcheckbox', { name: '浙江省' }).click()
  await page.getByRole('menuitemcheckbox', { name: '杭州市' }).click()
  for (const answer of [provinces, cities]) {
    const { data } = (await (await answer).json()) as { data: object[] }
    expect(data.length).toBeGreaterThan(5)
    for (const region of data)
      expect(region).toEqual({ CODE: expect.stringMatching(/^\d{6}$/), NAME: expect.any(String) })
  }
  const found = banks.getByRole('list', { name: '查询开户行' }).getByRole('button')
  await expect
    .poll(async () => (await found.allInnerTexts()).every((text) => text.includes('浙江省 杭州市')))
    .toBe(true)
  const chosen = (await found.first().innerText()).split(/[\n\d]/)[0] ?? ''
  await found.first().click()
  await page.getByRole('dialog', { name: '新增对方账户' }).getByText(chosen).waitFor()
})
