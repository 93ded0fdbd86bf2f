import { testPassword } from '@iisp/testing/iisp'
import { overseasFunds } from '@iisp/product/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { solvePuzzle } from '../solve-puzzle.ts'
import { stageWindow } from '../window/stage-window.ts'
import { menu } from '../shell.ts'

const portal = stageWindow()
const account = 'hai.tao@chenghai.example'
const refused = '抱歉，您无权访问该页面'

async function enter(page: Page, who: string, password: string): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('邮箱账号').fill(who)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await solvePuzzle(page, portal.iisp)
}

test('[SH-030] [SH-083] [SH-271] [SH-292] [SH-311] [SH-450] [BU-017] [BU-233] the sign-in of the global-fund zone leads to its home and shows its menus alone, which report no points', async () => {
  const { page, context, complaints } = await portal.stranger()
  const reports: string[] = []
  page.on('request', (request) => reports.push(new URL(request.url()).pathname))
  await page.goto('/iisp/global-fund-login')
  await page.getByRole('heading', { level: 1, name: '全球基金专区登录' }).waitFor()
  const signIn = page.waitForResponse('**/tgfw-auth/login/auth/loginFundGlobal')
  const menus = page.waitForResponse('**/getMenuAuthorityFundGlobal')
  await enter(page, account, testPassword)
  expect(await (await signIn).json()).toMatchObject({ data: { isGlobalFund: '1' } })
  expect(JSON.stringify(await (await menus).json())).toContain(overseasFunds.path)
  await page.waitForURL('**/iisp/global-fund-home')
  await page.getByRole('heading', { level: 1, name: '全球基金首页' }).waitFor()
  expect(await page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab').allInnerTexts()).toEqual([
    '全球基金首页',
  ])
  await page.getByRole('region', { name: '我的功能' }).getByRole('button', { name: '境外基金列表' }).click()
  await page.getByRole('row', { name: /宏观配置/ }).waitFor()
  expect(reports.some((one) => one.endsWith('/qdMenuLog/addLog'))).toBe(true)
  expect(reports.filter((one) => one.includes('/integral/'))).toEqual([])
  expect(await menu(page).getByText('划款管理').count()).toBe(0)
  await page.goto('/iisp/transfer-money/transfer-instruction/transfer-list')
  await page.getByText(refused).waitFor()
  await page.goto('/')
  await page.waitForURL('**/iisp/global-fund-home')
  expect(complaints.filter((text) => !/40[13]/.test(text))).toEqual([])
  await page.goto('/iisp/logout')
  await page.waitForURL('**/iisp/global-fund-login?logout=1')
  await context.close()
})

test('[SH-083] its home and its menus are refused to everybody else; signed out, its home leads to its sign-in', async () => {
  const { page } = await portal.signedIn('su.qing')
  await page.goto('/iisp/global-fund-home')
  await page.getByText(refused).waitFor()
  await page.goto(`/iisp${overseasFunds.path}`)
  await page.getByText(refused).waitFor()
  const visitor = await portal.stranger()
  await visitor.page.goto('/iisp/global-fund-home')
  await visitor.page.waitForURL('**/iisp/global-fund-login?from=*')
})

test('[SH-030] [SH-292] each page refuses who belongs to the other and leads there', async () => {
  const { page, context } = await portal.stranger()
  await page.goto('/iisp/login')
  await enter(page, account, testPassword)
  await page.getByText('该账号属于全球基金专区，请从“全球基金专区登录”页面登录').waitFor()
  await page.getByRole('link', { name: '全球基金专区登录' }).click()
  await page.waitForURL('**/iisp/global-fund-login')
  await enter(page, 'he.yu@qiming.example', testPassword)
  await page.getByText('该账号不属于全球基金专区，请从平台登录页面登录').waitFor()
  expect((await context.cookies()).some(({ name }) => name === 'sessionId')).toBe(false)
  await page.getByRole('link', { name: '返回平台登录' }).click()
  await page.waitForURL('**/iisp/login')
})

test('[SH-031] after the change of the password only the new one signs in to the zone', async () => {
  const fresh = 'Quiet-lantern-907'
  const { page, context } = await portal.stranger()
  await page.goto('/iisp/global-fund-update-psw')
  await page.getByRole('heading', { level: 1, name: '修改密码（全球基金专区）' }).waitFor()
  const submit = page.getByRole('button', { name: '修改密码' })
  await submit.click()
  await page.getByText('邮箱不能为空').waitFor()
  await page.getByLabel('邮箱账号').fill(account)
  await page.getByLabel('当前密码', { exact: true }).fill(testPassword)
  await page.getByLabel('新密码', { exact: true }).fill(fresh)
  await page.getByLabel('确认新密码', { exact: true }).fill(fresh)
  await submit.click()
  await solvePuzzle(page, portal.iisp)
  await page.getByText('密码已修改，其他设备上的登录已全部退出').waitFor()
  await page.getByRole('link', { name: '去登录' }).click()
  await page.waitForURL('**/iisp/global-fund-login')
  await enter(page, account, testPassword)
  await page.getByText('账号或密码错误').first().waitFor()
  await enter(page, account, fresh)
  await page.waitForURL('**/iisp/global-fund-home')
  await context.close()
})
