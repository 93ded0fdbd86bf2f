import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, choose, openOptions, panel } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

// what the form of an order chooses by itself when its lists of accounts have loaded
const portal = stageWindow()
const operator = portal.personOfEachTest('lin.jing')

async function openForm(product?: string, type?: string): Promise<Locator> {
  const { page } = operator
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-form')
  const form = panel(page)
  await button(form, '提交').waitFor()
  if (type !== undefined) await choose(form, '划款类型', '', type)
  if (product !== undefined) {
    await choose(form, '产品', product, product)
    await expect.poll(() => chosen(form, '产品')).toContain(product)
  }
  return form
}
const select = (form: Locator, label: string) =>
  form.locator('.ant-select', { has: form.page().getByRole('combobox', { name: label }) })
/** What a select shows. */
const chosen = async (form: Locator, label: string) => (await select(form, label).first().innerText()).trim()

/** The options of a select by their text, with whether they can be chosen. */
async function optionsOf(form: Locator, label: string): Promise<[string, boolean][]> {
  const options = await openOptions(form.getByRole('combobox', { name: label }))
  await options.first().waitFor()
  const found = await options.evaluateAll((all) =>
    all.map((one): [string, boolean] => [
      one.textContent ?? '',
      !one.classList.contains('ant-select-item-option-disabled'),
    ]),
  )
  await form.page().keyboard.press('Escape')
  return found
}

test('[BU-063] a new form has the bank account on the side that pays', async () => {
  const form = await openForm()
  const payer = form.getByRole('region', { name: '付款方' })
  await payer.getByRole('combobox', { name: '托管账户' }).waitFor()
  expect(
    await form.getByRole('region', { name: '收款方' }).getByRole('combobox').allInnerTexts(),
  ).toHaveLength(1)
  await button(form, '交换收付方向').click()
  await form.getByRole('region', { name: '收款方' }).getByRole('combobox', { name: '托管账户' }).waitFor()
})

test('[BU-104] [BU-151] a bank account that cannot be used is passed over and cannot be chosen; the broker accounts of the next one are asked for', async () => {
  const form = await openForm()
  const asked = form.page().waitForResponse(/getBrokerByAccount/)
  await choose(form, '产品', 'SXA005', 'SXA005')
  const answer = await asked
  const options = await optionsOf(form, '托管账户')
  expect(options.map(([text, enabled]) => [text.includes('不可用'), enabled])).toEqual([
    [true, false],
    [false, true],
  ])
  const [number] = /^\d+/.exec(options[1]![0]) ?? []
  expect(new URL(answer.url()).searchParams.get('account')).toBe(number)
  expect(await chosen(form, '托管账户')).toBe(options[1]![0])
  await expect.poll(() => chosen(form, '经纪账户')).toContain('默认')
})

test('[BU-108] a partner account that cannot be used cannot be chosen', async () => {
  for (const [label, type] of [
    ['经纪账户', '券商出入金'],
    ['对方账户', '费用支付'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one form after the other
    const form = await openForm('SXA009', type)
    // oxlint-disable-next-line no-await-in-loop
    const options = await optionsOf(form, label)
    expect(options.map(([text, enabled]) => [text.includes('不可用'), enabled])).toEqual([
      [true, false],
      [false, true],
    ])
    // oxlint-disable-next-line no-await-in-loop
    expect(await chosen(form, label)).toBe(options[1]![0])
  }
})

test.each([
  ['[BU-152] the only broker account', 'SXA002', undefined, '经纪账户', 1, false],
  ['[BU-153] the default one of several broker accounts', 'SXA001', undefined, '经纪账户', 4, true],
  ['[BU-154] the only counterparty account', 'SXA002', '费用支付', '对方账户', 1, false],
  ['[BU-154] the default one of several counterparty accounts', 'SXA001', '费用支付', '对方账户', 11, true],
] as const)('%s is chosen without a click', async (_, product, type, label, count, isDefault) => {
  const form = await openForm(product, type)
  await expect.poll(() => chosen(form, label)).toMatch(/\d{8}/)
  const text = await chosen(form, label)
  expect(text.includes('默认')).toBe(isDefault)
  const options = await optionsOf(form, label)
  expect(options).toHaveLength(count)
  expect(options.filter(([, enabled]) => enabled).map(([one]) => one)).toContain(text)
})

test('[BU-155] without a product no account is chosen or offered', async () => {
  const form = await openForm('SXA001')
  await expect.poll(() => chosen(form, '经纪账户')).toMatch(/\d{8}/)
  await select(form, '产品').hover()
  await select(form, '产品').locator('.ant-select-clear').click()
  for (const label of ['托管账户', '经纪账户']) {
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    await expect.poll(() => chosen(form, label)).toBe('请先选择产品')
    // oxlint-disable-next-line no-await-in-loop
    expect(await form.getByRole('combobox', { name: label }).isDisabled()).toBe(true)
  }
  await choose(form, '划款类型', '', '费用支付')
  await expect.poll(() => chosen(form, '对方账户')).toBe('请先选择产品')
  expect(await form.getByRole('combobox', { name: '对方账户' }).isDisabled()).toBe(true)
})
