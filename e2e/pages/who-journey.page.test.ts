import {
  authPages,
  authUiElements,
  changeManagerTypeOption,
  changeUserInfo,
  getMgrInfoBySessionId,
  managerTypeOption,
} from '@iisp/identity/contract'
import { transferEntry, transferList } from '@iisp/transfers/contract'
import { getLastManagerType, getPriorities } from '@iisp/workspace/contract'
import { expect, test } from 'vitest'
import { ask } from '../ask.ts'
import { chooseIdentity, institution, menu, tabs } from '../shell.ts'
import { type WindowPerson, stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()

const enter = async (name: string): Promise<WindowPerson> => {
  const person = await portal.signedIn(name)
  await person.page.goto('/')
  return person
}

test('[BU-001] [SH-002] [SH-004] managers, the custodian and channels reach their home and have menus of their own; only the super-manager is offered the switch', async () => {
  for (const [name, whole, path] of [
    ['lin.jing', '远山私募基金管理有限公司', 'new-home'],
    ['zhao.tuo', '恒信银行资产托管部', 'new-home'],
    ['tian.mi', '汇泽基金销售有限公司', 'channel-zone-home'],
    ['du.jian', '恒信银行资产托管部', 'new-home'],
  ] as const) {
    const { page, context, complaints } = await enter(name)
    await page.waitForURL(`**/iisp/${path}`)
    await institution(page, whole).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const entries = menu(page).getByRole('button')
    await entries.first().waitFor()
    expect((await entries.allInnerTexts()).some((text) => text.startsWith('划款管理'))).toBe(
      name === 'lin.jing',
    )
    expect(await page.getByRole('button', { name: '切换管理人' }).count()).toBe(name === 'du.jian' ? 1 : 0)
    expect(complaints).toEqual([])
    await context.close()
  }
})

test('[BU-220] [BU-223] [SH-005] [SH-144] [SH-145] [SH-205] [SH-312] [SH-317] [SH-319] [SH-320] who has both roles chooses one, changes it in the header, and comes back to it at the next sign-in', async () => {
  const { page, context, complaints } = await enter('luo.xing')
  const dialog = page.getByRole('dialog', { name: '选择身份' })
  await dialog.getByText('您在澄海投资管理有限公司有两个身份').waitFor()
  expect(await ask(page, getMgrInfoBySessionId.path)).toMatchObject({ managerType: 0 })
  await dialog.getByRole('button', { name: /管理人平台/ }).click()
  await menu(page).getByText('划款管理').first().waitFor()
  expect(await ask(page, getMgrInfoBySessionId.path)).toMatchObject({ managerType: 1, isMgr: '0' })
  await page.goto(`/iisp${transferList.path}?mid=${transferList.id}`)
  await tabs(page).getByText('划款指令查询').waitFor()
  const before = (await context.cookies()).find(({ name }) => name === 'sessionId')?.value

  await chooseIdentity(page, '渠道平台')
  await page.waitForURL('**/iisp/channel-zone-home')
  await page.getByText('已切换至渠道平台').waitFor()
  await expect.poll(() => tabs(page).count()).toBe(1)
  await expect.poll(() => menu(page).getByText('划款管理').count()).toBe(0)
  expect((await context.cookies()).find(({ name }) => name === 'sessionId')?.value).not.toBe(before)
  expect(await ask(page, getMgrInfoBySessionId.path)).toMatchObject({ managerType: 2, isMgr: '2' })
  expect(await ask(page, managerTypeOption.path)).toMatchObject({ managerType: 2 })
  await expect.poll(() => ask(page, getLastManagerType.path)).toEqual({ managerType: 2 })
  // the menu of the other role is refused by address as well
  await page.goto(`/iisp${transferList.path}?mid=${transferList.id}`)
  await page.getByText('抱歉，您无权访问该页面').waitFor()
  expect(new URL(page.url()).pathname).toBe('/iisp/403')
  expect(complaints.filter((text) => !text.includes('403'))).toEqual([])

  const next = await enter('luo.xing')
  await next.page.waitForURL('**/iisp/channel-zone-home')
  expect(await ask(next.page, getMgrInfoBySessionId.path)).toMatchObject({ managerType: 2 })
  expect(await next.page.getByRole('dialog').count()).toBe(0)
})

test('neither another role nor another company is offered to who has none, and both are refused', async () => {
  const { page } = await enter('lin.jing')
  await institution(page, '远山私募基金管理有限公司').waitFor()
  await page.getByRole('button', { name: '锁屏' }).waitFor()
  expect(await page.getByRole('button', { name: '切换身份' }).count()).toBe(0)
  const client = await portal.iisp.as('lin.jing')
  expect((await client.send(changeManagerTypeOption, { managerType: 2 })).body).toMatchObject({
    status: 403,
    msg: '您没有该身份，无法切换',
  })
  expect((await client.send(changeUserInfo, { account: 'yan.bei2@huize.example' })).body).toMatchObject({
    status: 403,
    msg: '该账号不属于您，无法切换',
  })
})

test('[BU-005] [BU-232] [SH-033] [SH-143] [SH-148] [SH-278] [SH-279] [SH-280] [SH-299] [SH-300] [SH-307] the super-manager chooses a manager on the page, is shown beside its name, chooses its role and sees its orders', async () => {
  const { page } = await enter('du.jian')
  const users = page.waitForResponse('**/api/login/auth/getMgrUsers*')
  await page.getByRole('button', { name: '切换管理人' }).click()
  await page.waitForURL('**/iisp/is-super-mgr')
  await page.getByRole('textbox', { name: '按机构、姓名或账号查找' }).fill('luo.xing')
  await page.keyboard.press('Enter')
  expect((await users).status()).toBe(200)
  await page.getByRole('row', { name: /罗星/ }).getByRole('button', { name: '进入' }).click()
  const reason = page.getByRole('dialog', { name: /罗星/ })
  await reason.getByRole('textbox', { name: /代办原因/ }).fill('管理人来电委托')
  const superUser = page.waitForResponse('**/getSuperUser')
  const changed = page.waitForResponse('**/api/login/auth/changeMgrUser')
  await reason.getByRole('button', { name: /^进\s*入$/ }).click()
  expect((await changed).status()).toBe(200)
  await institution(page, '澄海投资管理有限公司').waitFor()
  await institution(page, 'du.jian@hengxin.example 杜鉴').waitFor()
  expect(await (await superUser).json()).toMatchObject({
    data: { ACCOUNT: 'du.jian@hengxin.example', NAME: '杜鉴' },
  })
  // the role that the client used last is not taken over by who acts for them
  const dialog = page.getByRole('dialog', { name: '选择身份' })
  await dialog.getByRole('button', { name: /管理人平台/ }).click()
  await menu(page).getByText('划款管理').first().waitFor()
  await page.goto(`/iisp${transferList.path}?mid=${transferList.id}`)
  const orders = page.getByRole('row').filter({ hasText: /HK\d+/ })
  await orders.first().waitFor()
  for (const order of await orders.allInnerTexts()) expect(order).toContain('澄海')
  await chooseIdentity(page, '渠道平台')
  await page.waitForURL('**/iisp/channel-zone-home')
  expect(await ask(page, getMgrInfoBySessionId.path)).toMatchObject({
    managerType: 2,
    supperMgrChg: '1',
    realName: '杜鉴',
  })
})

test('[SH-146] a private account is shown with name and account', async () => {
  await portal.iisp.owner.query(
    `UPDATE identity.account SET private_account = true WHERE email = 'su.qing@chenghai.example'`,
  )
  const { page } = await enter('su.qing')
  await institution(page, '苏晴 su.qing@chenghai.example').waitFor()
  expect(await ask(page, getMgrInfoBySessionId.path)).toMatchObject({ isPrivateAccount: '1' })
})

test('[SH-281] [SH-282] the name of a private account goes when its person changes to an account that is not private', async () => {
  const own = '严北 yan.bei@chenghai.example'
  await portal.iisp.owner.query(
    `UPDATE identity.account SET private_account = true WHERE email = 'yan.bei@chenghai.example'`,
  )
  const { page } = await enter('yan.bei')
  await institution(page, own).waitFor()
  await chooseIdentity(page, '汇泽基金销售有限公司')
  await institution(page, '汇泽基金销售有限公司').waitFor()
  expect(await ask(page, getMgrInfoBySessionId.path)).toMatchObject({
    supperMgrChg: '0',
    isPrivateAccount: '0',
  })
  expect(
    await page
      .getByRole('banner')
      .getByText(/yan\.bei/)
      .count(),
  ).toBe(0)
})

test('[SH-316] the old arrangement of menus lists the pages without groups, and is kept', async () => {
  const { page } = await enter('he.yu')
  await page.waitForURL('**/iisp/new-home')
  const item = (name: string) => menu(page).getByRole('button', { name })
  await item('划款管理').waitFor()
  await page.goto('/iisp/my-account')
  await page.getByRole('radio', { name: '平铺（旧版）' }).click()
  await page.getByText('菜单布局已更改').waitFor()
  await page.waitForURL('**/iisp/preview-home')
  await item('划款指令录入').first().waitFor()
  await expect.poll(() => item('划款管理').count()).toBe(0)
  expect(await ask(page, getMgrInfoBySessionId.path)).toMatchObject({ menuTopology: '1' })
  const next = await enter('he.yu')
  await next.page.waitForURL('**/iisp/preview-home')
})

test('[SH-323] [SH-324] the pages and actions that are answered are those that open and work', async () => {
  const { page } = await enter('lin.jing')
  await institution(page, '远山私募基金管理有限公司').waitFor()
  const paths = (await ask(page, authPages.path)) as string[]
  expect(paths).toContain(transferEntry.path)
  expect(paths).not.toContain('/operations/error-log')
  const actions = await ask(page, `${authUiElements.path}?pageId=${transferEntry.id}`)
  expect(actions).toEqual(expect.arrayContaining(['addTran', 'ordersubmit']))
  expect(await ask(page, `${authUiElements.path}?pageId=90906`)).toEqual([])
  await page.goto(`/iisp${transferEntry.path}?mid=${transferEntry.id}`)
  await page.getByRole('button', { name: /^提\s*交$/ }).waitFor()
})

test('[BL-271] [SH-196] [SH-198] [BU-186] [BU-356] [BU-376] where the counts of all menus fail, each menu’s own is shown; it is 0 where that fails too, without a message', async () => {
  const { page } = await portal.signedIn('su.qing')
  const counts = await (await portal.iisp.as('su.qing')).ok(getPriorities, {})
  const totalOf = (menuId: string) => counts.find((one) => one.menuId === menuId)?.total ?? 0
  expect(Math.min(totalOf(transferEntry.id), totalOf(transferList.id))).toBeGreaterThan(0)
  await page.route('**/api/common/getPriorities?*', (route) => route.fulfill({ status: 500 }))
  await page.route('**/api/common/getPrioritiesByMenuId?*', (route) =>
    route.request().url().includes(`menuId=${transferEntry.id}`)
      ? route.fulfill({ status: 500 })
      : route.continue(),
  )
  const single = page.waitForResponse(
    (one) => one.url().includes('/getPrioritiesByMenuId?') && one.url().includes(`menuId=${transferList.id}`),
  )
  await page.goto('/')
  expect(await (await single).json()).toMatchObject({ data: { total: totalOf(transferList.id) } })
  const board = page.getByRole('region', { name: '我的待办' })
  await board.getByRole('button', { name: /^0\s*划款指令录入/ }).waitFor()
  const own = new RegExp(`^${totalOf(transferList.id)}\\s*划款指令查询`)
  await board.getByRole('button', { name: own }).waitFor()
  expect(await page.getByText(/系统繁忙|网络|失败，|请联系/).count()).toBe(0)
})
