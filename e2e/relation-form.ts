import type { Locator, Page } from 'playwright-core'
import { button, choose } from './desk.ts'

export const relationFolder = '/iisp/product-manage/mother-child-found'

/** The form of a new relation of two own funds, with ratios that are taken. */
export async function openRelation(page: Page, mother: string, child: string): Promise<Locator> {
  await page.goto(`${relationFolder}/mother-child-found-apply`)
  await button(page, '新增').click()
  const form = page.getByRole('dialog', { name: '新增母子关系' })
  await choose(form, '子基金产品', child, child)
  await choose(form, '母基金产品', mother, mother)
  for (const kind of ['申购', '赎回'])
    // oxlint-disable-next-line no-await-in-loop -- a person fills one field after the other
    await form.getByRole('textbox', { name: `${kind}触发方式比例` }).fill('10')
  return form
}

/** What a form of a relation submits when it is sent. */
export async function submitted(form: Locator): Promise<{ flag: string; row: Record<string, unknown> }> {
  const sent = form.page().waitForRequest(/applySubmit/)
  await button(form, '提交').click()
  const { flag, inputParam } = (await sent).postDataJSON() as {
    flag: string
    inputParam: Record<string, unknown>[]
  }
  return { flag, row: inputParam[0] ?? {} }
}

/** Sends a form and answers result and message of a check before its submission, which the page shows. */
export async function warned(form: Locator, check: string): Promise<string> {
  const page = form.page()
  const answered = page.waitForResponse(`**/api/fundRelation/${check}*`)
  await button(form, '提交').click()
  const { data } = (await (await answered).json()) as { data: { result: string; message: string } }
  if (data.message !== '') await page.getByText(data.message, { exact: true }).first().waitFor()
  return `${data.result} ${data.message}`.trim()
}

/** Notes whether the page submits. */
export function submissions(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (one) => void (one.url().includes('applySubmit') && sent.push(one.url())))
  return sent
}
