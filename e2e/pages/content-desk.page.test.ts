import { test } from 'vitest'
import { asStranger, further } from '../content-pages.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('zhao.tuo')
const desk = '/iisp/operations/content'

const rowOf = (title: string) => operator.page.getByRole('row').filter({ hasText: title })

test('a withdrawn page is gone for everybody at once', async () => {
  const { page } = operator
  await page.goto(`${desk}?keyword=zhaoshang-book`)
  await further(rowOf('业务红宝书'), /^下\s?线$/)
  await page
    .getByRole('dialog')
    .filter({ hasText: '读者立即无法看到' })
    .getByRole('button', { name: /^下\s?线$/ })
    .click()
  await rowOf('业务红宝书').getByText('已下线').waitFor()
  await asStranger(portal, '/cms/zhaoshang-book', (there) =>
    there.getByRole('heading', { name: '该内容不存在或已下线' }).waitFor(),
  )
})
