import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const reviewer = portal.person('zhou.hang')

test('a reviewer passes and returns an order by keys, and is asked first; in a text field the keys edit the text', async () => {
  const { page, complaints } = reviewer
  const statusOf = async (orderNo: string) =>
    (
      await portal.iisp.owner.query<{ status: string }>(
        'SELECT status FROM transfers.transfer_order WHERE order_no = $1',
        [orderNo],
      )
    ).rows[0]?.status
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-review')
  const first = page.getByRole('button', { name: /^HK/ }).first()
  const orderNo = await first.innerText()
  await first.click()
  const drawer = page.getByRole('dialog', { name: new RegExp(orderNo) })
  await drawer.getByRole('button', { name: '复核通过' }).waitFor()

  await page.keyboard.press('Control+Enter')
  const question = page
    .getByRole('dialog')
    .filter({ hasText: /付款|收款/ })
    .last()
  await question.getByRole('button', { name: '取消' }).click()
  expect(await statusOf(orderNo)).toBe('020')

  await page.keyboard.press('Control+Backspace')
  const reason = page.getByRole('textbox', { name: /原因|意见|理由/ })
  await reason.fill('收款 户名')
  await reason.press('Control+Backspace')
  expect((await reason.inputValue()).trim()).toBe('收款')
  await page.getByRole('dialog', { name: '退回' }).getByRole('button', { name: '退回' }).click()
  await expect.poll(() => statusOf(orderNo)).toBe('011')
  expect(complaints).toEqual([])
})
