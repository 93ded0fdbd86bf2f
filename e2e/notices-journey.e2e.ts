import { businessDateTime } from '@iisp/contract/date'
import { signedIn } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const reader = portal.person('he.yu')
const operator = portal.person('guan.li')

test('[SH-014] [SH-011] the home page shows the newest announcements; a published one appears at once, can be read, and disappears when it is withdrawn', async () => {
  const { page } = reader
  const desk = operator.page
  const news = page.getByRole('region', { name: '通知公告' }).getByRole('region', { name: '平台公告' })
  await page.goto('/iisp/new-home')
  await news.getByText('3条未读').waitFor()
  await desk.goto('/iisp/operations/announcements')
  await desk.getByRole('button', { name: '发布公告' }).click()
  await desk.getByRole('textbox', { name: /标题（中文）/ }).fill('临时停机通知')
  await desk.getByRole('textbox', { name: '内容（中文）' }).fill('今晚22:00维护')
  await desk.getByRole('button', { name: '发布', exact: true }).click()
  await desk.getByRole('button', { name: /确\s?定/ }).click()
  await desk.getByText('公告已发布').waitFor()

  await news.getByText('4条未读').waitFor()
  await news
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^未读 临时停机通知/ })
    .waitFor()
  await page.getByRole('button', { name: '查看', exact: true }).click()
  await page.getByRole('dialog', { name: '临时停机通知' }).getByText('今晚22:00维护').waitFor()
  await page.keyboard.press('Escape')
  await news.getByText('3条未读').waitFor()
  await news.getByRole('button', { name: /^临时停机通知/ }).click()
  await page.getByRole('dialog', { name: '临时停机通知' }).getByText('今晚22:00维护').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: '首页' }).click()

  await desk
    .getByRole('row', { name: /临时停机通知/ })
    .getByRole('button', { name: '撤回' })
    .click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /撤\s?回/ })
    .click()
  await desk.getByText('公告已撤回').waitFor()
  await news.getByRole('button', { name: /临时停机通知/ }).waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: '消息通知' }).click()
  await page.getByText('共25条信息').waitFor()
  expect([...reader.complaints, ...operator.complaints]).toEqual([])
})

test('a planned announcement is seen from its time on, by the institutions that it is meant for', async () => {
  const desk = operator.page
  const { clock } = portal.iisp
  const other = await signedIn(portal.browser, portal.iisp, 'zhao.tuo')
  const shows = async (page: Page) => {
    await page.goto('/iisp/extension-center/message-notification')
    await page
      .getByRole('row', { name: /[未已]读/ })
      .first()
      .waitFor()
    return (await page.getByText('周末升级').count()) > 0
  }
  await desk.goto('/iisp/operations/announcements')
  await desk.getByRole('button', { name: '发布公告' }).click()
  await desk.getByRole('textbox', { name: /标题（中文）/ }).fill('周末升级')
  await desk.getByRole('textbox', { name: '内容（中文）' }).fill('周六22:00起')
  await desk.getByRole('checkbox', { name: '托管人' }).click()
  await desk.getByRole('radio', { name: '定时发布' }).click()
  const at = businessDateTime(new Date(clock.now().getTime() + 5 * 60_000))
  await desk.getByRole('textbox', { name: '日期' }).fill(at.slice(0, 10))
  await desk.keyboard.press('Tab')
  await desk.getByRole('textbox', { name: '时间' }).fill(at.slice(11, 16))
  await desk.keyboard.press('Tab')
  await desk.getByRole('button', { name: '预定发布' }).click()
  await desk
    .getByRole('dialog')
    .getByText(/对管理人、渠道的全部人员可见/)
    .waitFor()
  await desk.getByRole('button', { name: /确\s?定/ }).click()
  await desk.getByRole('row', { name: /周末升级.*待发布.*管理人、渠道/ }).waitFor()
  expect(await shows(reader.page)).toBe(false)
  clock.advance(6 * 60)
  expect([await shows(reader.page), await shows(other.page)]).toEqual([true, false])
  await other.context.close()
})
