import { type Person, signedIn } from '@iisp/testing/browser'
import { beforeAll, expect, test } from 'vitest'
import { draftOf, openAnyForm, submitted } from '../modules/transfers/server/test/new-order.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
let signer: Person
let orders: { readonly id: string; readonly orderNo: string }[]

beforeAll(async () => {
  const { browser, iisp } = portal
  const operator = await iisp.as('he.yu')
  const form = await openAnyForm(operator)
  orders = [await submitted(operator, draftOf(form)), await submitted(operator, draftOf(form))]
  // 启明 requires strong sign-in, and its signer signed in with only a password
  signer = await signedIn(browser, iisp, await iisp.as('pan.yue', 0))
})

async function status(id: string): Promise<string | undefined> {
  const { rows } = await portal.iisp.owner.query<{ status: string }>(
    'SELECT status FROM transfers.transfer_order WHERE id = $1',
    [id],
  )
  return rows[0]?.status
}
async function sentCode(): Promise<string> {
  const { rows } = await portal.iisp.owner.query<{ body: string }>(
    `SELECT body FROM platform.message_outbox WHERE purpose = 'step-up' ORDER BY id DESC LIMIT 1`,
  )
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? ''
}
/** Opens the order, signs it and confirms. */
async function sign({ orderNo }: { readonly orderNo: string }): Promise<void> {
  const { page } = signer
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-sign?mid=10104')
  await page.getByRole('table').getByText(orderNo).filter({ visible: true }).first().click()
  const drawer = page.getByRole('dialog', { name: new RegExp(orderNo) })
  await drawer.getByRole('button', { name: '同意签发' }).click()
  // the confirmation is the second dialog, above the drawer
  await page.getByRole('dialog').nth(1).getByRole('button', { name: '同意签发' }).click()
}

test('signing asks for the SMS code over the page, then continues automatically, and does not ask again', async () => {
  const { page } = signer
  const [first, second] = orders
  await sign(first!)
  const question = page.getByRole('dialog', { name: '资金操作验证' })
  await question.getByText(/139\*\*\*\*0006/).waitFor()
  const field = question.getByRole('textbox', { name: /短信验证码/ })
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  const code = await sentCode()
  await field.fill(code === '000000' ? '111111' : '000000')
  await question.getByRole('button', { name: '验证并继续' }).click()
  await question.getByText('短信验证码错误').waitFor()
  expect(await status(first!.id)).toBe('030')
  await field.fill(code)
  await field.press('Enter')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => status(first!.id)).toBe('040')

  await sign(second!)
  await expect.poll(() => status(second!.id)).toBe('040')
  expect(await question.count()).toBe(0)
  // the refusals are expected; nothing else may have failed
  expect(signer.complaints.filter((one) => !/status of (400|403)/.test(one))).toEqual([])
})
