import { signedIn, stranger } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const openings = '/iisp/product-operation/securities-account-open?mid=31101'

test('[BL-003] [BL-077] each agreement on the sign-in page opens in a dialog with scrolling text', async () => {
  const { page, context } = await stranger(portal.browser, portal.iisp)
  await page.goto('/')
  for (const name of ['用户服务协议', '投研实验室服务协议', '基金分析平台服务协议', '隐私政策']) {
    await page.getByRole('link', { name }).click()
    const text = page.getByRole('dialog', { name }).getByRole('region', { name })
    await text.waitFor()
    expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
    const paragraph = text.getByRole('paragraph').last()
    expect(await paragraph.evaluate((one) => getComputedStyle(one).textAlign)).toBe('start')
    await page.keyboard.press('Escape')
    await text.waitFor({ state: 'detached' })
  }
  await context.close()
})

test('[BL-101] [BL-102] [BL-148] [BL-265] [BL-267] [BL-268] [SH-158] [SH-340] [SH-342] [SH-343] a hidden column and a changed width are kept after a reload and in another browser, until the table is reset', async () => {
  const column = (of: Page) => of.getByRole('columnheader', { name: '产品代码' }).filter({ visible: true })
  const edge = (of: Page) => of.getByRole('separator', { name: '调整产品名称列宽' }).filter({ visible: true })
  const first = await signedIn(portal.browser, portal.iisp, 'zhou.hang')
  await first.page.goto(openings)
  const keptSettings = () =>
    first.page.waitForResponse((answer) => answer.url().endsWith('/table/tableSetting'))
  const widened = keptSettings()
  await edge(first.page).press('ArrowRight')
  // wait for each save separately; otherwise the first answer would be taken for both
  expect((await widened).status()).toBe(200)
  const width = await edge(first.page).getAttribute('aria-valuenow')
  await first.page.getByRole('button', { name: '列设置' }).click()
  const hidden = keptSettings()
  await first.page.getByRole('checkbox', { name: '产品代码' }).uncheck()
  expect((await hidden).status()).toBe(200)
  const { tableId, headerJson } = (await hidden).request().postDataJSON() as Record<string, string>
  expect(tableId).not.toBe('')
  expect(JSON.parse(headerJson ?? '')).toContainEqual(
    expect.objectContaining({ key: 'CPDM', width: expect.any(Number), visible: false }),
  )
  const read = first.page.waitForResponse((answer) => answer.url().endsWith('/table/getAll'))
  await first.page.reload()
  expect(await (await read).json()).toMatchObject({
    data: [{ tableId, headerJson: JSON.parse(headerJson!) }],
  })
  const one = (id: string) => ask<object[]>(first.page, `/tgfw-auth/table/getAll?tableId=${id}`)
  expect([(await one(tableId!)).length, (await one('another')).length]).toEqual([1, 0])
  const other = await signedIn(portal.browser, portal.iisp, 'zhou.hang')
  await other.page.goto(openings)
  for (const { page: shown } of [first, other]) {
    await edge(shown).waitFor()
    expect(await column(shown).count()).toBe(0)
    expect(await edge(shown).getAttribute('aria-valuenow')).toBe(width)
  }
  await other.context.close()
  const forgotten = first.page.waitForResponse((answer) => answer.url().includes('/table/tableDelate?'))
  await first.page.getByRole('button', { name: '列设置' }).click()
  await first.page.getByRole('button', { name: '恢复默认' }).click()
  expect((await forgotten).request().method()).toBe('GET')
  expect(new URL((await forgotten).url()).searchParams.get('tableId')).toBe(tableId)
  await column(first.page).waitFor()
  await first.page.reload()
  await column(first.page).waitFor()
  expect(await one(tableId!)).toEqual([])
  await first.context.close()
})
