import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()

async function openAs(name: string, path: string): Promise<Page> {
  const { page } = await portal.signedIn(name)
  await page.goto(`/iisp${path}`)
  return page
}
const entry = '/transfer-money/transfer-instruction/transfer-form?mid=10101'

test('[BL-042] a menu without a template has no link to settings', async () => {
  const page = await openAs('lin.jing', '/product-operation/securities-account-open')
  const answered = page.waitForResponse(/queryDefaultParamSettingList/)
  await page.reload()
  expect(await (await answered).json()).toMatchObject({ data: [] })
  await page.getByRole('button', { name: '吐槽' }).waitFor()
  expect(await page.getByRole('button', { name: /个性化设置/ }).count()).toBe(0)
  await page.close()
})

test('[BL-039] a link in the description saves a file', async () => {
  const page = await openAs('he.yu', entry)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '划款指令操作要点' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('划款指令操作要点.html')
  await page.getByText('下载成功').waitFor()
  await page.close()
})
