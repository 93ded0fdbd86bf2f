import { gapOf, stranger } from '@iisp/testing/browser'
import { testPassword } from '@iisp/testing/iisp'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()

async function fillIn(page: Page, account: string, password: string): Promise<void> {
  await page.goto('/iisp/login')
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('邮箱账号').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Drags the piece like a person, to `off` px beside the gap. */
async function drag(page: Page, off = 0): Promise<void> {
  const handle = page.getByRole('slider', { name: '拼图位置' })
  // The handle can have the focus once the picture is loaded.
  await expect
    .poll(() => handle.evaluate((element) => element === document.activeElement), { timeout: 10_000 })
    .toBe(true)
  const gap = await gapOf(portal.iisp)
  const box = (await handle.boundingBox())!
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++) {
    await page.clock.runFor(90 + step * 5)
    const part = step / 12
    await page.mouse.move(start.x + (gap + off) * part * part * (3 - 2 * part), start.y + (step % 3))
  }
  await page.mouse.up()
}

test('[SH-028] [SH-141] [SH-422] [SH-134] [SH-135] [SH-136] [SH-168] [SH-309] an operator signs in with password and puzzle and sees the home page with real to-do counts', async () => {
  const { page, complaints, context } = await stranger(portal.browser, portal.iisp)
  await fillIn(page, 'lin.jing@yuanshan.example', testPassword)
  await drag(page)
  await page.getByText('登录成功，欢迎您，林静').waitFor()
  const remembered = (await context.cookies()).find(({ name }) => name === 'glrdm')
  expect(remembered?.value).toBe(encodeURIComponent('M001'))
  expect(((remembered?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1)
  const board = page.getByRole('region', { name: '我的待办' })
  const { rows } = await portal.iisp.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM transfers.transfer_order WHERE institution_id = 'M001'
       AND (status = '011' OR status IN ('040', '050', '051') AND documents_missing)`,
  )
  await board.getByText('划款指令录入').waitFor()
  await board.getByRole('button', { name: `${rows[0]!.n} 划款指令录入` }).waitFor()
  await page.reload()
  await page.getByRole('region', { name: '我的待办' }).waitFor()
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  await context.close()
})

test('[SH-169] [SH-388] a wrong password shows one message in the form and opens no session', async () => {
  const { page, context } = await stranger(portal.browser, portal.iisp)
  await fillIn(page, 'he.yu@qiming.example', 'Wrong-password-1')
  await drag(page)
  const alert = page.getByText('账号或密码错误')
  await alert.first().waitFor()
  expect(await alert.count()).toBe(1)
  expect((await context.cookies()).find((cookie) => cookie.name === 'sessionId')).toBeUndefined()
  await context.close()
})

test('[SH-295] a piece beside the gap is refused and a new picture is shown', async () => {
  const { page, context } = await stranger(portal.browser, portal.iisp)
  await fillIn(page, 'he.yu@qiming.example', testPassword)
  const picture = page.locator('img[src^="data:image/png"]').first()
  await picture.waitFor()
  const before = await picture.getAttribute('src')
  await drag(page, 40)
  await expect.poll(() => picture.getAttribute('src'), { timeout: 10_000 }).not.toBe(before)
  await drag(page)
  await page.getByText('登录成功，欢迎您，何雨').waitFor()
  await context.close()
})

test('five wrong passwords lock the account on this network', async () => {
  const { page, context } = await stranger(portal.browser, portal.iisp)
  for (let attempt = 1; attempt <= 5; attempt++) {
    await fillIn(page, 'tang.ning@yunshan.example', `Wrong-password-${attempt}`)
    await drag(page)
    await page
      .getByText(/账号或密码错误|失败次数过多/)
      .first()
      .waitFor()
  }
  await fillIn(page, 'tang.ning@yunshan.example', testPassword)
  await drag(page)
  await page.getByText(/失败次数过多，请\d+分钟后再试/).waitFor()
  await context.close()
})

test('[SH-209] [SH-210] invalid input is reported before anything is sent', async () => {
  const { page, context } = await stranger(portal.browser, portal.iisp)
  await fillIn(page, 'abc', 'x')
  await page.getByText('请输入正确的格式').waitFor()
  expect(await page.getByRole('slider').count()).toBe(0)
  await context.close()
})
