import type { MenuNode } from '@iisp/contract'
import { menuNode } from '@iisp/testing/menu-node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messageStore } from '../messages/index.ts'
import type { WebManifest } from '../ports.ts'
import {
  address,
  menuRow,
  names,
  openMenu,
  orders,
  portal,
  tabs,
  tree,
  unfold,
} from './test/staged-portal.tsx'

test('[SH-238] [BU-222] [BL-319] a click on a menu without permission shows a notice and opens no tab', async () => {
  const { user } = await portal('/')
  await openMenu(user, /指令复核/)
  expect(await screen.findByText('您没有访问该菜单的权限，请联系管理员账户进行授权!')).toBeTruthy()
  expect(names()).toEqual(['首页'])
})

test('[SH-036] [BU-222] [SH-243] the address of a menu without permission ends at /403', async () => {
  const { user } = await portal('/iisp/transfer-money/m103?mid=103')
  expect(await screen.findByText('抱歉，您无权访问该页面')).toBeTruthy()
  expect(address).toBe('/iisp/403')
  await user.click(screen.getByRole('button', { name: '返回首页' }))
  expect(address).toBe('/iisp/new-home')
  expect(screen.queryByText('抱歉，您无权访问该页面')).toBeNull()
})

const review = { id: '103', path: '/transfer-money/m103' }
const reviewing: WebManifest = {
  name: 'reviewing',
  pages: [review],
  load: async () => ({ default: { pages: [{ page: review, component: () => <p>复核页</p> }] } }),
}
const withReview = { parts: { manifests: async () => ({ default: [orders, reviewing] }) } }

test.each(['', '?mid=103', '/below'])(
  '[SH-243] the address of a menu that is not in the tree ends at /403 (%s)',
  async (rest) => {
    await portal(`/iisp/transfer-money/m103${rest}`, { ...withReview, menus: [] })
    expect(await screen.findByText('抱歉，您无权访问该页面')).toBeTruthy()
    expect(address).toBe('/iisp/403')
    expect(screen.queryByText('复核页')).toBeNull()
  },
)

test('a menu without permission has a lock in the menu and, in the search, its group; one with permission has none', async () => {
  const locked = menuNode('112', { name: '产品估值', coMenuPerm: '0', level: 2, parentId: '99' })
  const group = menuNode('99', { name: '可申请', path: '', level: 1, coMenuPerm: '0', children: [locked] })
  const { user } = await portal('/', { menus: [...tree, group] })
  await user.click(await menuRow(/可申请/))
  expect((await menuRow(/产品估值/)).title).toBe('产品估值 · 无权限，可申请')
  await unfold(user)
  expect((await menuRow(/划款指令录入/)).title).toBe('划款指令录入')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), '估值')
  expect((await screen.findByRole('option')).textContent).toBe('产品估值可申请 / 112')
})

test('[SH-239] an address with an unknown menu id shows a notice and opens home', async () => {
  await portal('/iisp/transfer-money/m101?mid=999')
  expect(await screen.findByText('暂时无法访问此菜单，请刷新重试！')).toBeTruthy()
  await waitFor(() => expect(address).toBe('/iisp/new-home'))
})

test('[SH-039] an address that nothing serves shows page not found', async () => {
  const { user } = await portal('/iisp/no-such-page-xyz')
  expect(await screen.findByText('抱歉，您访问的页面不存在')).toBeTruthy()
  expect(address).toBe('/iisp/no-such-page-xyz')
  await user.click(tabs()[0]!)
  await waitFor(() => expect(screen.queryByText('抱歉，您访问的页面不存在')).toBeNull())
})

test.each([
  ['SH-035] [BL-015] [BL-327', '/500', '抱歉，服务器出错了'],
  ['SH-037] [BL-014] [BL-327', '/404', '抱歉，您访问的页面不存在'],
  ['SH-036] [BL-013] [BL-327', '/403', '抱歉，您无权访问该页面'],
])('[%s] %s shows its text and the way home, also signed out', async (_row, path, text) => {
  await portal(path, { person: null })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText(path.slice(1))).toBeTruthy()
  expect(screen.getByRole('button', { name: '返回首页' })).toBeTruthy()
  expect(screen.queryByRole('tablist')).toBeNull()
})

test.each(['/403', '/404', '/500'])('[BL-016] the button of %s leads home', async (path) => {
  const { user } = await portal(path)
  await user.click(await screen.findByRole('button', { name: '返回首页' }))
  await waitFor(() => expect(address).toBe('/iisp/new-home'))
  expect(await screen.findByText('工作台')).toBeTruthy()
})

test('[SH-124] [SH-125] a path that leads to no page opens the dialog; OK closes dialog and tab', async () => {
  const { user } = await portal('/')
  await openMenu(user, /旧路径/)
  const dialog = await screen.findByRole('dialog', { name: '无法访问此菜单' })
  expect(dialog.textContent).toContain('菜单路径配置错误：/transfer-money/nowhere')
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  await waitFor(() => expect(names()).toEqual(['首页']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[SH-244] a disabled menu carries 敬请期待! and does not open', async () => {
  const { user } = await portal('/')
  await unfold(user)
  const row = await menuRow(/暂停业务/)
  expect(row.title).toBe('敬请期待!')
  await user.click(row)
  expect(await screen.findByText('敬请期待!')).toBeTruthy()
  expect(names()).toEqual(['首页'])
})

test('[SH-152] a new menu has its badge', async () => {
  const { user } = await portal('/')
  await unfold(user)
  expect((await menuRow(/指令签发/)).textContent).toContain('新')
})

test.each([
  ['SH-122] [BL-121', /外部空页/],
  ['SH-123', /外部已撤/],
])(
  '[%s] an embedded page without address or flagged as gone shows not found, no frame',
  async (_row, name) => {
    const { user, container } = await portal('/')
    await openMenu(user, name)
    expect(await screen.findByText('抱歉，您访问的页面不存在')).toBeTruthy()
    expect(container.querySelector('iframe')).toBeNull()
  },
)

test('[SH-248] an agreement in an old version asks for an e-mail and opens no tab', async () => {
  const { user } = await portal('/')
  await openMenu(user, /协议业务/)
  expect(await screen.findByText('您签署的募集户协议版本较旧，请发送邮件申请签署最新版本')).toBeTruthy()
  expect(screen.getByText('fund@hengxin.example')).toBeTruthy()
  expect(names()).toEqual(['首页'])
})

test('[SH-242] [BU-221] a person without any menu sees the reason', async () => {
  await portal('/', { menus: [] })
  expect(await screen.findByText('暂无菜单权限，请联系管理员授权')).toBeTruthy()
})

test('[SH-184] no tab opens before the menus are loaded', async () => {
  let arrive: (menus: readonly MenuNode[]) => void = () => {}
  const menus = new Promise<readonly MenuNode[]>((resolve) => (arrive = resolve))
  await portal('/iisp/transfer-money/m102?mid=102', { menus })
  await waitFor(() => expect(names()).toEqual(['首页']))
  expect(screen.queryByText('列表页')).toBeNull()
  await act(async () => arrive(tree))
  expect(await screen.findByText('列表页')).toBeTruthy()
})

test('[SH-203] [SH-389] with managerType 2 another window opens no menu', async () => {
  await portal('/iisp/transfer-money/m102?mid=102', { person: { managerType: 2 }, ownWindow: false })
  expect(await screen.findByText('请在新窗口中打开机构平台页面，选择身份后刷新本页面')).toBeTruthy()
  expect(names()).toEqual(['首页'])
  expect(screen.queryByText('列表页')).toBeNull()
})

test('[BL-247] [BL-248] [BL-249] a menu that needs a strong sign-in shows a notice for 10 s, with guide and phone', async () => {
  const download = vi.fn<(file: object) => void>()
  const { user } = await portal('/', { person: { loginType: 0 }, parts: { download } })
  await openMenu(user, /强登录业务/)
  expect(await screen.findByText('该功能需使用短信或UKEY登录后访问')).toBeTruthy()
  expect(screen.getByText('如有疑问请致电95555')).toBeTruthy()
  expect(messageStore.getState().shown[0]?.duration).toBe(10_000)
  expect(names()).toEqual(['首页'])
  await user.click(screen.getByRole('button', { name: 'UKEY登录指引' }))
  await user.click(await screen.findByRole('button', { name: '立即下载' }))
  expect(download).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fileId: 'guide-ukey' }))
})

test('[BL-247] after a super-manager’s switch such a menu opens', async () => {
  const { user } = await portal('/', { person: { loginType: 0, supperMgrChg: '1' } })
  await openMenu(user, /强登录业务/)
  expect(await screen.findByText('列表页')).toBeTruthy()
})
