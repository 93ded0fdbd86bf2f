import { addComment } from '@iisp/guide/contract'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { type WindowPerson, stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()

test('[SH-166] [SH-356] an error on a page is stored with the person who met it', async () => {
  const { iisp } = portal
  const { page, context } = await portal.signedIn('lin.jing')
  await page.route('**/api/tran/transferList/getTransferList', (route) =>
    route.fulfill({ status: 502, body: 'Bad Gateway' }),
  )
  const stored = page.waitForResponse((response) => response.url().endsWith('/errorLog/save'))
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102')
  expect((await stored).status()).toBe(200)
  const { rows } = await iisp.owner.query<{ entry: Record<string, unknown> }>(
    `SELECT entry FROM identity.error_log WHERE entry->>'url' LIKE '/api/tran/transferList%'`,
  )
  expect(rows[0]?.entry).toMatchObject({ status: 502, method: 'POST', opName: 'lin.jing@yuanshan.example' })
  await context.close()
})

const praise = (page: Page) => page.getByRole('button', { name: '点赞' }).filter({ visible: true })
interface Reader extends WindowPerson {
  /** The reports that the page sent to the error log. */
  readonly reports: Request[]
  /** Presses the praise, which is answered so, and waits for what the person is told. */
  meet(status: number, msg: string, shown?: string): Promise<void>
}
/** Somebody at a page with a description. */
async function arrive(): Promise<Reader> {
  const person = await portal.signedIn('lin.jing')
  const { page } = person
  const reports: Request[] = []
  page.on('request', (one) => void (one.url().endsWith('/errorLog/save') && reports.push(one)))
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-form?mid=10101')
  await praise(page).waitFor()
  const meet = async (status: number, msg: string, shown = msg) => {
    await page.unroute(`**${addComment.path}`)
    await page.route(`**${addComment.path}`, (route) =>
      route.fulfill({ status, json: { status, msg, data: null } }),
    )
    await praise(page).click()
    await page.locator('[data-type]').filter({ hasText: shown }).last().waitFor()
  }
  return { ...person, reports, meet }
}
const statusesOf = (reports: readonly Request[]) =>
  reports.map((one) => (one.postDataJSON() as { status: number }).status)

test('[SH-361] answers of 400 to 599 in English are reported once each, and none outside', async () => {
  const { context, reports, meet } = await arrive()
  await meet(400, 'bad order')
  await meet(599, 'all is lost')
  await meet(399, 'not far enough', '跳转地址不被允许')
  await meet(404, 'the last one')
  await expect.poll(() => statusesOf(reports)).toEqual([400, 599, 404])
  expect((await reports[0]!.response())?.status()).toBe(200)
  await context.close()
})

test('[SH-363] a refusal in Chinese is not reported, unless its text is on the list', async () => {
  const { context, reports, meet } = await arrive()
  await meet(400, '余额不足')
  await meet(400, '系统异常，请联系管理员')
  await meet(500, '处理失败')
  await meet(400, 'the last one')
  await expect
    .poll(() => reports.map((one) => (one.postDataJSON() as { errorText: string }).errorText))
    .toEqual(['系统异常，请联系管理员', 'the last one'])
  await context.close()
})

test('[SH-362] an error log that fails itself is not reported to itself', async () => {
  const { page, context, reports, meet } = await arrive()
  await page.route('**/errorLog/save', (route) =>
    route.fulfill({ status: 500, json: { status: 500, msg: 'log is full', data: null } }),
  )
  const refused = page.waitForResponse('**/errorLog/save')
  await meet(400, 'bad order')
  expect((await refused).status()).toBe(500)
  await meet(404, 'the last one')
  await expect.poll(() => statusesOf(reports)).toEqual([400, 404])
  expect(await page.getByText('log is full').count()).toBe(0)
  await context.close()
})
