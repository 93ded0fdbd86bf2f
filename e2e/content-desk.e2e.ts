import { expect, test } from 'vitest'
import { asStranger, further } from './content-pages.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('zhao.tuo')
const desk = '/iisp/operations/content'

const rowOf = (title: string) => operator.page.getByRole('row').filter({ hasText: title })
const editorClosed = () =>
  operator.page.getByRole('textbox', { name: /标题（中文）/ }).waitFor({ state: 'detached' })

async function publishNewest(title: string): Promise<void> {
  const { page } = operator
  await rowOf(title)
    .getByRole('button', { name: /^发\s?布$/ })
    .click()
  await page
    .getByRole('dialog', { name: /^发布/ })
    .getByRole('button', { name: /^发\s?布$/ })
    .click()
  await page.getByText('已发布，读者可见').waitFor()
}

test('an operator edits a public page, previews and publishes it; anybody reads it, and the old text can come back', async () => {
  const { page } = operator
  await page.goto(`${desk}?keyword=certificate-check`)
  await rowOf('证书核验').getByRole('button', { name: '编辑' }).click()
  const title = page.getByRole('textbox', { name: /标题（中文）/ })
  await title.fill('证书核验（新）')
  const body = page.getByRole('textbox', { name: '正文（中文）' })
  await body.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText('本月起改为网上核验。')
  await page.getByText('与已发布的内容不同：中文标题、中文正文').waitFor()

  await page.getByRole('button', { name: /^预\s?览$/ }).click()
  const preview = page.getByRole('dialog', { name: '预览' })
  await preview.getByRole('region', { name: '中文' }).getByText('本月起改为网上核验。').waitFor()
  await preview.getByRole('tab', { name: '与已发布的差异' }).click()
  await preview.getByRole('insertion').filter({ hasText: '本月起改为网上核验。' }).waitFor()
  await page.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: '保存草稿' }).click()
  await editorClosed()
  await rowOf('证书核验（新）').getByText('有草稿').waitFor()
  await asStranger(portal, '/cms/certificate-check', (there) =>
    there.getByRole('heading', { name: '证书核验', level: 1, exact: true }).waitFor(),
  )

  await publishNewest('证书核验（新）')
  await asStranger(portal, '/cms/certificate-check', async (there) => {
    await there.getByRole('heading', { name: '证书核验（新）', level: 1 }).waitFor()
    await there.getByText('本月起改为网上核验。').waitFor()
  })

  await further(rowOf('证书核验（新）'), /^版\s?本$/)
  const oldest = page.getByRole('list', { name: '版本' }).getByRole('listitem').last()
  await oldest.getByRole('button', { name: '恢复为草稿' }).click()
  await page
    .getByRole('dialog')
    .filter({ hasText: '以版本 1 的内容' })
    .getByRole('button', { name: '恢复为草稿' })
    .click()
  await page.getByText('已恢复为草稿，发布后读者可见').waitFor()
  await page.goto(`${desk}?keyword=certificate-check`)
  await publishNewest('证书核验')
  await asStranger(portal, '/cms/certificate-check', async (there) => {
    await there.getByRole('heading', { name: '证书核验', level: 1, exact: true }).waitFor()
    expect(await there.getByText('本月起改为网上核验。').count()).toBe(0)
  })
  expect(operator.complaints).toEqual([])
})
