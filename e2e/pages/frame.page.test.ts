import type { MenuNode } from '@iisp/contract'
import { getMenuAuthority } from '@iisp/identity/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

const leavesOf = (menu: MenuNode): readonly MenuNode[] =>
  menu.children.length === 0 ? [menu] : menu.children.flatMap(leavesOf)
const opensInTab = ({ coMenuPerm, isJumpMenu, newWindow, askFirst, isDisabled }: MenuNode) =>
  coMenuPerm === '1' &&
  isDisabled === '0' &&
  isJumpMenu === undefined &&
  newWindow === undefined &&
  askFirst === undefined
const tree = (page: Page) => page.getByRole('navigation', { name: '菜单' })
const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' })

test.each(['lin.jing', 'zhao.tuo', 'guan.li', 'tian.mi'])(
  '[SH-070] every menu that %s may open has a page',
  async (name) => {
    const client = await portal.iisp.as(name)
    const { page, context, complaints } = await portal.signedIn(client)
    const menus = (await client.ok(getMenuAuthority, {})).flatMap(leavesOf).filter(opensInTab)
    expect(menus.length).toBeGreaterThan(2)
    // people of channels work in the window in which they signed in
    await page.goto('/')
    await page.evaluate(() => sessionStorage.setItem('iisp.role-chosen', '1'))
    for (const { id, name: title, path } of menus) {
      await page.goto(`/iisp${path}?mid=${id}`)
      await tabs(page).getByRole('tab', { name: title, selected: true }).waitFor()
      const shown = page.getByRole('main').locator('[data-app]:visible')
      await expect
        .poll(async () => (await shown.allInnerTexts()).join('').length, { message: path })
        .toBeGreaterThan(0)
      expect(await page.getByText(/无法访问此菜单|访问的页面不存在|您无权访问/).count(), path).toBe(0)
    }
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('[SH-071] home and the zones stand inside the frame: header, menu and tabs around their content', async () => {
  const { page } = operator
  const children = [
    ['welcome', '早上好，林静'],
    ['new-home', '早上好，林静'],
    ['preview-home', '早上好，林静'],
    ['novice-zone', '新手专区'],
    ['product-publish-zone', '产品发布专区'],
    ['super-fof', '超级FOF专区'],
    ['risk-zone', '风控专区'],
    ['operate-guide-zone', '操作指引专区'],
  ] as const
  for (const [path, heading] of children) {
    await page.goto(`/iisp/${path}`)
    await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.getByRole('banner').getByText('远山私募基金管理有限公司').waitFor()
    await tree(page)
      .getByRole('button', { name: /^划款管理/ })
      .waitFor()
    expect(await tabs(page).getByRole('tab').count()).toBe(1)
  }
})

test('[SH-429] the super-manager’s list of managers shows five a page', async () => {
  const { page, context } = await portal.signedIn('du.jian')
  await page.goto('/iisp/is-super-mgr')
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect.poll(() => rows.count()).toBe(5)
  await page.getByRole('button', { name: '第2页' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(0)
  await context.close()
})
