import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { button } from './desk.ts'
import { stagePortal } from './portal.ts'

// the points that complaints earn
const portal = stagePortal()
const operator = portal.person('lin.jing')
const desk = portal.person('guan.li')
const entry = '/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101'

/** Opens the dialog once it tells the points that the person has. */
async function openDialog(): Promise<{ dialog: Locator; balance: number; today: number }> {
  const { page } = operator
  await page.goto(entry)
  await button(page, '吐槽').click()
  const dialog = page.getByRole('dialog', { name: '吐槽' })
  await dialog.getByText('积分规则').hover()
  const told = await page.getByText(/我的积分：\d+，今日吐槽已得\d+积分/).innerText()
  const [balance, today] = [...told.matchAll(/\d+/g)].map(([text]) => Number(text))
  return { dialog, balance: balance!, today: today! }
}
/** Complains, a minute after the complaint before, and answers the points that this earned. */
async function complain(text: string): Promise<number> {
  const { page, context } = operator
  portal.iisp.clock.advance(61)
  await context.clock.fastForward(61_000)
  const { dialog } = await openDialog()
  await dialog.getByRole('textbox', { name: /吐槽内容/ }).fill(text)
  const gained = page.waitForResponse(
    (one) => one.url().endsWith('integral/gain') && one.request().postDataJSON().integralCode === '2004',
  )
  await button(dialog, '留下意见').click()
  const { data } = (await (await gained).json()) as { data: { points: number } }
  if (data.points > 0) await page.getByText(`本次获得${data.points}积分`).waitFor()
  return data.points
}

test('[BL-338] five complaints of a day earn twenty points', async () => {
  const earned: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- a person complains one time after the other
  for (let nth = 1; nth <= 5; nth++) earned.push(await complain(`第${nth}次：筛选条件希望可以保存下来`))
  expect(earned).toEqual([5, 5, 5, 5, 0])
  expect(await operator.page.getByText('本次获得0积分').count()).toBe(0)
  expect((await openDialog()).today).toBe(20)
})

test('[BL-339] a complaint that is adopted earns 200 points more', async () => {
  const { page } = desk
  const before = (await openDialog()).balance
  await page.goto('/iisp/operations/complaints')
  await page.getByRole('row').filter({ hasText: '第1次：' }).getByText('第1次：').first().click()
  const drawer = page.getByRole('dialog', { name: /^吐槽/ })
  await drawer.getByRole('textbox', { name: /答复内容/ }).fill('已排入计划，下个版本支持')
  await button(drawer, '答复').click()
  await page.getByText('答复成功').waitFor()
  await button(drawer, '采纳').click()
  const question = page.getByRole('dialog').filter({ hasText: '采纳后提交人将获得200积分' }).last()
  await button(question, '采纳').or(button(question, '确定')).first().click()
  await page.getByText('采纳成功，提交人获得200积分').waitFor()
  const after = await openDialog()
  expect([after.balance - before, after.today]).toEqual([200, 20])
})
