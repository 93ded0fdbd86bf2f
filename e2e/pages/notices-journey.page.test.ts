import { expect, test } from 'vitest'
import { button, choose, panel } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const reader = portal.person('he.yu')

test('[SH-059] the notifications page opens by its address and shows seven per page', async () => {
  const { page } = reader
  await page.goto('/iisp/extension-center/message-notification')
  await page.getByText('共25条信息').waitFor()
  expect(await page.getByRole('row', { name: /[未已]读/ }).count()).toBe(7)
})

test('[BL-269] announcements are asked for by year, words and page, and answered with their total', async () => {
  const { page } = reader
  const asked = (name: string) =>
    page.waitForResponse(
      (one) =>
        one.url().endsWith('/api/message/announcement/list') && one.request().postDataJSON().name === name,
    )
  const all = asked('')
  await page.goto('/iisp/extension-center/message-notification')
  expect((await all).request().postDataJSON()).toMatchObject({ pageNo: 1, pageSize: 7 })
  expect(await (await all).json()).toMatchObject({ data: { total: 25, pageNo: 1, pageSize: 7 } })
  const within = panel(page)
  await choose(within, '年份', '', '2025年')
  await within.getByRole('textbox', { name: '标题' }).fill('国庆节')
  const some = asked('国庆节')
  await button(within, '查询').click()
  expect((await some).request().postDataJSON()).toMatchObject({ year: '2025', pageNo: 1, pageSize: 7 })
  expect(await (await some).json()).toMatchObject({
    data: { total: 1, list: [{ title: '关于2025年国庆节期间托管业务安排的通知' }] },
  })
  await page.getByText('共1条信息').waitFor()
  await page.getByRole('row', { name: /关于2025年国庆节期间托管业务安排的通知/ }).waitFor()
})
