import { transferEntry, transferList } from '@iisp/transfers/contract'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { chooseIdentity, institution, menu, tabs } from './shell.ts'

const portal = stagePortal()

test('[SH-321] [SH-322] a person changes company: tabs close, unsaved input is asked about, the other window follows', async () => {
  const { page, context } = await portal.signedIn('yan.bei')
  await page.goto('/')
  await institution(page, '澄海投资管理有限公司').waitFor()
  const other = await context.newPage()
  await other.goto('/')
  await institution(other, '澄海投资管理有限公司').waitFor()
  await page.goto(`/iisp${transferEntry.path}?mid=${transferEntry.id}`)
  await page.getByRole('heading', { name: '划款指令录入' }).waitFor()
  await page.getByRole('textbox', { name: /金额/ }).first().fill('12')

  await chooseIdentity(page, '汇泽基金销售有限公司')
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: '返回编辑' }).click()
  await institution(page, '澄海投资管理有限公司').waitFor()
  await chooseIdentity(page, '汇泽基金销售有限公司')
  await question.getByRole('button', { name: '放弃并退出' }).click()
  await page.waitForURL('**/iisp/channel-zone-home')
  await institution(page, '汇泽基金销售有限公司').waitFor()
  await expect.poll(() => tabs(page).count()).toBe(1)
  await expect.poll(() => menu(page).getByText('划款管理').count()).toBe(0)

  await institution(other, '汇泽基金销售有限公司').waitFor()
  await other.getByText('您已在其他窗口切换身份，本窗口已随之更新').waitFor()
  await expect.poll(() => other.getByText('澄海投资管理有限公司').count()).toBe(0)
})

test('[SH-023] [SH-147] a profile with the key counts as the new version: the prompt comes only where the old one is expected', async () => {
  const { page, context } = await portal.signedIn('pan.yue')
  let deployed = { version: '9', menuTopology: true }
  await context.route('**/version.json*', (route) => route.fulfill({ json: deployed }))
  let checked = page.waitForResponse('**/version.json*')
  await page.goto('/')
  await checked
  await menu(page).getByText('划款管理').first().waitFor()
  expect(await page.getByText('平台已经升级').count()).toBe(0)
  deployed = { ...deployed, menuTopology: false }
  checked = page.waitForResponse('**/version.json*')
  await page.reload()
  await checked
  await page.getByRole('dialog', { name: '升级提示' }).getByText('平台已经升级').waitFor()
})

test('who has to choose a role first arrives at the address that was asked for', async () => {
  const { page, context, complaints } = await portal.signedIn('luo.xing')
  await page.goto(`/iisp${transferList.path}?mid=${transferList.id}&keyword=SXA003`)
  const dialog = page.getByRole('dialog', { name: '选择身份' })
  await dialog.getByRole('button', { name: /管理人平台/ }).click()
  await tabs(page)
    .and(page.getByRole('tab', { name: '划款指令查询', selected: true }))
    .waitFor()
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('SXA003')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await tabs(page)
    .and(page.getByRole('tab', { name: '划款指令查询', selected: true }))
    .waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
