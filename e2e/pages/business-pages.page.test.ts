import { relationApply, relationAudit, relationProgress, relationRedeem } from '@iisp/fund-relation/contract'
import { gain } from '@iisp/guide/contract'
import { getMenuAuthorityFundGlobal, getMgrInfoBySessionId } from '@iisp/identity/contract'
import {
  applicationManagement,
  dealingDesk,
  dealingSummary,
  investorHolding,
  taReports,
  transactionConfirmation,
  transactionSummary,
} from '@iisp/ta/contract'
import {
  pages as transferPages,
  transferDesk,
  transferEntry,
  transferList,
  transferReview,
  transferSign,
} from '@iisp/transfers/contract'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ask, post } from '../ask.ts'
import { button, panel } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'
import { menu, tabs } from '../shell.ts'

// what holds for the pages of every business module
const portal = stageWindow()
const operator = portal.person('lin.jing')

/** Bodies of what calls answered in this file, with their status. */
const answers: { readonly url: string; readonly status: number; readonly body: Promise<unknown> }[] = []
beforeAll(() => {
  operator.page.on('response', (one) => {
    const isCall = /\/(?:api|tgfw-[a-z]+)\//.test(one.url())
    const isJson = (one.headers()['content-type'] ?? '').includes('json')
    if (isCall && isJson)
      answers.push({ url: one.url(), status: one.status(), body: one.json().catch(() => null) })
  })
})

test('[BU-024] the menu opens the form of an order as a page in a tab of its own', async () => {
  const { page } = operator
  await page.goto('/')
  const entry = menu(page).getByRole('button', { name: /^划款指令录入/ })
  if (!(await entry.isVisible()))
    await menu(page)
      .getByRole('button', { name: /^划款管理/ })
      .click()
  await entry.click()
  await page.waitForURL(`**/iisp${transferEntry.path}*`)
  expect(await tabs(page).allInnerTexts()).toEqual(['首页', '划款指令录入'])
  await button(panel(page), '提交').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

/** What a page says of itself: headings, labels, heads of columns and buttons, without what its rows say. */
async function labelsOf(within: Locator): Promise<string[]> {
  await within.getByRole('heading').or(within.locator('label')).first().waitFor()
  const found = await within.locator('h1, h2, h3, legend, label, th, button:not(td *)').all()
  const texts = await Promise.all(
    found.map(async (one) => ((await one.isVisible()) ? (await one.innerText()).trim() : '')),
  )
  return texts.filter((text) => text !== '')
}
const chinese = /\p{Script=Han}/u

async function speak(page: Page, to: 'English' | '中文') {
  await page.getByRole('button', { name: to === 'English' ? '语言' : 'Language' }).click()
  await page.getByRole('menuitemradio', { name: to }).click()
  await page.getByRole('button', { name: to === 'English' ? 'Language' : '语言' }).waitFor()
}

const relationPages = [relationApply, relationProgress, relationRedeem]
const registerPages = [
  applicationManagement,
  transactionConfirmation,
  investorHolding,
  dealingSummary,
  transactionSummary,
  taReports,
]

test('[BU-016] headings, labels, columns, buttons and messages of the business pages follow the language', async () => {
  const { page, complaints } = operator
  for (const { path, id } of [transferEntry, transferList, ...relationPages, ...registerPages]) {
    await page.goto(`/iisp${path}?mid=${id}`)
    await expect
      .poll(async () => (await labelsOf(panel(page))).filter((text) => chinese.test(text)), { message: path })
      .not.toEqual([])
    await speak(page, 'English')
    // the words of a module arrive after those of the shell
    const inChinese = async () => (await labelsOf(panel(page))).filter((text) => chinese.test(text))
    await expect.poll(inChinese, { message: path }).toEqual([])
    await expect.poll(async () => (await labelsOf(panel(page))).length, { message: path }).toBeGreaterThan(4)
    expect(await inChinese(), path).toEqual([])
    await speak(page, '中文')
  }
  await page.goto(`/iisp${transferEntry.path}?mid=${transferEntry.id}`)
  await speak(page, 'English')
  await button(panel(page), 'Submit').click()
  const messages = panel(page).getByRole('alert')
  await messages.first().waitFor()
  await expect
    .poll(async () => (await messages.allInnerTexts()).filter((text) => chinese.test(text)))
    .toEqual([])
  await speak(page, '中文')
  await expect
    .poll(async () => (await messages.allInnerTexts()).every((text) => chinese.test(text)))
    .toBe(true)
  expect(complaints).toEqual([])
})

test('[BU-236] all that these pages were answered, and what is refused, comes in one envelope', async () => {
  const { page } = operator
  await page.goto('/')
  const refused = [
    await post(page, gain.path, {}),
    await post(page, '/api/nothing/here', {}),
    await post(page, getMenuAuthorityFundGlobal.path, {}),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 404, 403])
  const came = await Promise.all(answers.map(async ({ status, body }) => ({ status, body: await body })))
  const all = [...came.filter(({ body }) => body !== null), ...refused]
  expect(all.length).toBeGreaterThan(20)
  for (const { status, body } of all)
    expect(body).toMatchObject({ status, msg: expect.any(String), data: expect.toSatisfy(() => true) })
})

test('[BU-227] the session knows the manager’s code and account, and calls that name neither answer the manager’s rows', async () => {
  const { page } = operator
  await page.goto('/')
  expect(await ask(page, getMgrInfoBySessionId.path)).toMatchObject({
    instiCode: 'M001',
    account: 'lin.jing@yuanshan.example',
  })
  const { rows } = await portal.iisp.owner.query<{ own: number; others: number }>(
    `SELECT count(*) FILTER (WHERE institution_id = 'M001')::int AS own,
       count(*) FILTER (WHERE institution_id <> 'M001')::int AS others FROM transfers.transfer_order`,
  )
  expect(rows[0]?.others).toBeGreaterThan(0)
  await page.goto(`/iisp${transferList.path}?mid=${transferList.id}`)
  await panel(page).getByText(`共${rows[0]?.own}条信息`).waitFor()
})

test('[BU-295] the codes of points are 2002 to 2008; any other is refused', async () => {
  const { page } = operator
  await page.goto('/')
  const known: string[] = []
  for (const integralCode of ['2001', '2002', '2003', '2004', '2005', '2006', '2007', '2008', '2009']) {
    const { status } = await post(page, gain.path, { integralCode, name: '', id: transferList.id })
    if (status !== 400) known.push(integralCode)
  }
  expect(known).toEqual(['2002', '2003', '2004', '2005', '2006', '2007', '2008'])
})

const rolePages = [...transferPages, relationApply, relationAudit, investorHolding, dealingDesk]
test.each([
  ['lin.jing', [transferEntry, transferList, relationApply, investorHolding]],
  ['zhou.hang', [transferList, transferReview, relationApply, investorHolding]],
  ['shen.li', [transferList, transferSign, relationApply, investorHolding]],
  ['zhao.tuo', [transferDesk]],
  ['ji.deng', [relationAudit, investorHolding, dealingDesk]],
])('[BU-235] %s opens the pages of the own role and no other', async (account, own) => {
  const { page } = await portal.signedIn(account)
  for (const { path } of rolePages) {
    const isOwn = own.some((one) => one.path === path)
    await page.goto(`/iisp${path}`)
    const shown = isOwn
      ? page.locator('[data-app]:visible').first()
      : page.getByText(/无法访问此菜单|您无权访问|您没有访问该菜单的权限/).first()
    await shown.waitFor()
  }
})
