import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { draftOf, openForm, submitted } from '../modules/transfers/server/test/new-order.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const reviewer = portal.person('zhou.hang')

const path = '/iisp/transfer-money/transfer-instruction/transfer-review'
let decidedLast = ''

beforeAll(async () => {
  const operator = await portal.iisp.as('lin.jing')
  const form = await openForm(operator, 'SXA001')
  for (let count = 0; count < 7; count++) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await submitted(operator, draftOf(form, { traDate: '2026-11-20' }))
  }
})

const stateOf = async (orderNo: string) =>
  (
    await portal.iisp.owner.query<{ status: string }>(
      'SELECT status FROM transfers.transfer_order WHERE order_no = $1',
      [orderNo],
    )
  ).rows[0]?.status
const drawerOf = (page: Page) => page.getByRole('dialog', { name: /HK\d/ })
/** The number of the order in the drawer, once it may be passed. */
async function openedNo(page: Page, other = ''): Promise<string> {
  const drawer = drawerOf(page).filter({ hasNotText: other === '' ? /^$/ : other })
  await drawer.getByRole('button', { name: '复核通过' }).and(page.locator(':enabled')).waitFor()
  return /HK\d+/.exec((await drawer.getAttribute('aria-label')) ?? (await drawer.innerText()))![0]
}
const question = (page: Page) => page.getByRole('dialog', { name: '复核通过' })

test('a reviewer works off five orders by keys alone: each is asked about, and the next one opens', async () => {
  const { page, complaints } = reviewer
  await page.goto(path)
  await page.getByRole('button', { name: /^HK/ }).first().focus()
  await page.keyboard.press('Enter')
  for (let count = 0; count < 5; count++) {
    // oxlint-disable no-await-in-loop -- one after the other
    const orderNo = await openedNo(page, decidedLast)
    if (count % 2 === 1) {
      await page.keyboard.press('Control+Backspace')
      const reason = page.getByRole('textbox', { name: '原因' })
      await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
      await page.keyboard.type('payee name')
      await page.keyboard.press('Control+Backspace')
      await expect.poll(async () => (await reason.inputValue()).trim()).toBe('payee')
    } else {
      await page.keyboard.press('Control+Enter')
      await question(page).waitFor()
    }
    expect(await stateOf(orderNo)).toBe('020')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => stateOf(orderNo), { timeout: 10_000 }).toBe(count % 2 === 1 ? '011' : '030')
    decidedLast = orderNo
    // oxlint-enable no-await-in-loop
  }
  expect(complaints).toEqual([])
})

test('keys held down, and keys over a dialog or in the search, decide nothing; the sheet lists those of the drawer', async () => {
  const { page, complaints } = reviewer
  await question(page).waitFor({ state: 'detached' })
  const orderNo = await openedNo(page, decidedLast)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' })
  const own = sheet.getByRole('region', { name: '从列表打开的明细' })
  await own.getByText('Ctrl+Backspace').waitFor()
  expect(await own.innerText()).toMatch(/通过，办理下一步\s*Ctrl\+Enter/)
  for (const key of ['Control+Enter', 'Control+Backspace', 'j']) {
    // oxlint-disable-next-line no-await-in-loop -- a person presses one after the other
    await page.keyboard.press(key)
  }
  expect(await page.getByRole('dialog', { name: '复核通过' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await openedNo(page)).toBe(orderNo)

  await page.keyboard.down('Control')
  await page.keyboard.down('Enter')
  await question(page).waitFor()
  // a key that stays down repeats
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.up('Control')
  await question(page).getByRole('button', { name: '取消' }).click()
  await question(page).waitFor({ state: 'detached' })
  expect(await stateOf(orderNo)).toBe('020')

  await drawerOf(page).getByRole('button', { name: '复核通过' }).focus()
  await page.keyboard.down('Enter')
  const main = question(page).getByRole('button', { name: '复核通过' })
  await expect.poll(() => main.evaluate((node) => node === document.activeElement)).toBe(true)
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(await main.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'detached' })
  expect(await stateOf(orderNo)).toBe('020')

  await page.keyboard.press('Escape')
  await drawerOf(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^HK/ }).first().focus()
  await page.keyboard.press('Enter')
  const place = drawerOf(page).getByText(/^\d+ \/ \d+$/)
  const first = (await place.innerText()).replace(/^1 /, '2 ')
  await page.keyboard.press('j')
  await drawerOf(page).getByText(first, { exact: true }).waitFor()
  await page.keyboard.press('k')
  await drawerOf(page).getByText(first.replace(/^2 /, '1 '), { exact: true }).waitFor()

  await page.keyboard.press('Escape')
  await drawerOf(page).waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await sheet.waitFor()
  expect(await own.count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})
