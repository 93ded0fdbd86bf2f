import { signedIn } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal({}, { HISTORY_MODE: 'hash' })

const list = '/transfer-money/transfer-instruction/transfer-list'
const chosen = (page: Page, name: string) => page.getByRole('tab', { name, selected: true })

test('[SH-089] with HISTORY_MODE hash every address stands behind the #, and a link to a page survives a reload', async () => {
  const { page, context, complaints } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await page.goto('/')
  await page.waitForURL('**/#/iisp/new-home')
  await page.goto(`/#/iisp${list}?mid=10102`)
  await chosen(page, '划款指令查询').waitFor()
  await page.reload()
  await chosen(page, '划款指令查询').waitFor()
  expect(new URL(page.url())).toMatchObject({ pathname: '/', hash: `#/iisp${list}?mid=10102` })
  await page.getByRole('tab', { name: '首页' }).click()
  await page.waitForURL('**/#/iisp/new-home')
  await page.goBack()
  await chosen(page, '划款指令查询').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
