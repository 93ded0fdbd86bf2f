import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('zhao.tuo')
const desk = '/iisp/operations/content'

/** What somebody who is not signed in reads at an address: title and text. */
async function asStranger(address: string, read: (page: Page) => Promise<void>): Promise<void> {
  const { page, context } = await portal.stranger()
  await page.goto(address)
  await read(page)
  await context.close()
}
const rowOf = (title: string) => operator.page.getByRole('row').filter({ hasText: title })

/** A row's action that stands behind 更多. */
async function further(title: string, action: RegExp): Promise<void> {
  await rowOf(title).getByRole('button', { name: '更多' }).click()
  await operator.page.getByRole('button', { name: action }).click()
}

test('a withdrawn page is gone for everybody at once', async () => {
  const { page } = operator
  await page.goto(`${desk}?keyword=zhaoshang-book`)
  await further('业务红宝书', /^下\s?线$/)
  await page
    .getByRole('dialog')
    .filter({ hasText: '读者立即无法看到' })
    .getByRole('button', { name: /^下\s?线$/ })
    .click()
  await rowOf('业务红宝书').getByText('已下线').waitFor()
  await asStranger('/cms/zhaoshang-book', (there) =>
    there.getByRole('heading', { name: '该内容不存在或已下线' }).waitFor(),
  )
})
