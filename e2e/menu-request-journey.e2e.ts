import { signedIn } from '@iisp/testing/browser'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()

test('[SH-150] [SH-237] a locked menu says so and opens no tab; it is asked for, granted for a week, and opens in the window that was there', async () => {
  const operator = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await operator.page.goto('/')
  const menu = operator.page.getByRole('navigation', { name: '菜单' })
  const review = menu.getByRole('button', { name: /^指令复核/ })
  await menu.getByRole('button', { name: '可申请' }).click()
  await review.click()
  await operator.page.getByText('您没有访问该菜单的权限，请联系管理员账户进行授权!').waitFor()
  const tabs = operator.page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')
  expect(await tabs.allInnerTexts()).toEqual(['首页'])
  await operator.page.getByRole('button', { name: '申请权限' }).click()
  const asking = operator.page.getByRole('dialog', { name: '申请“指令复核”的权限' })
  await asking.getByText('申请将发送给管理员：顾敏。').waitFor()
  await asking.getByRole('textbox', { name: '申请原因' }).fill('周航休假，代为复核')
  await asking.getByRole('button', { name: '提交申请' }).click()
  await operator.page.getByText('申请已提交，请等待管理员处理').waitFor()

  const administrator = await signedIn(portal.browser, portal.iisp, 'gu.min')
  await administrator.page.goto('/iisp/integrated-management/my-account/menu-requests?mid=80106')
  await administrator.page.getByRole('button', { name: '林静', exact: true }).click()
  const drawer = administrator.page.getByRole('dialog', { name: '林静申请指令复核' })
  await drawer.getByText('周航休假，代为复核').waitFor()
  await drawer.getByRole('button', { name: '同意授权' }).click()
  const granting = administrator.page.getByRole('dialog', { name: '同意授权' })
  await granting.getByRole('combobox', { name: '有效期' }).click()
  await administrator.page.getByTitle('7天', { exact: true }).click()
  await granting.getByRole('button', { name: '同意授权' }).click()
  await administrator.page.getByText('已授权，申请人已收到通知').waitFor()
  await administrator.page.getByText('暂无数据，没有待审批的申请').waitFor()

  await operator.page.getByText('权限申请已通过').first().waitFor()
  await expect.poll(() => menu.getByRole('button', { name: '可申请' }).count()).toBe(0)
  await menu.getByRole('button', { name: /^划款管理/ }).click()
  await review.click()
  await expect.poll(() => operator.page.url()).toContain('transfer-review')
  await operator.page.getByRole('button', { name: /^HK/ }).first().waitFor()
  expect([...operator.complaints, ...administrator.complaints]).toEqual([])
})
