import { definePage } from '@iisp/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { configureAppearance } from '../theme/index.ts'
import { completeSettings } from './settings.ts'
import { orders, address, menuRow, openMenu, portal, todoOf } from './test/staged-portal.tsx'

test('to-do counts are shown per menu and in total in the header, and a to-do opens its menu', async () => {
  const { user } = await portal('/')
  const button = await screen.findByRole('button', { name: '待办事项 7项待办' })
  expect((await menuRow(/划款管理/)).textContent).toContain('7项待办')
  await user.click(button)
  await user.click(screen.getByRole('menuitem', { name: /划款指令查询/ }))
  expect(await screen.findByText('列表页')).toBeTruthy()
})

test('[BL-017] [BL-018] a to-do opens the path of its menu with the to-do’s own query', async () => {
  const loadTodoCounts = async () => [{ ...todoOf('102', '划款指令查询', 3), query: 'defaultKey=2' }]
  const { user } = await portal('/', { ports: { loadTodoCounts } })
  await user.click(await screen.findByRole('button', { name: '待办事项 3项待办' }))
  await user.click(screen.getByRole('menuitem', { name: /划款指令查询/ }))
  await waitFor(() => expect(address).toBe('/iisp/transfer-money/m102?mid=102&defaultKey=2'))
})

test('[BL-008] a to-do whose list is another page leads there from the header and from its number in the menu', async () => {
  const todo = { ...todoOf('101', '划款指令录入', 4), opens: '102', query: 'todo=entry' }
  const loadTodoCounts = async () => [todo]
  const list = '/iisp/transfer-money/m102?mid=102&todo=entry'
  const { user } = await portal('/', { ports: { loadTodoCounts } })
  await user.click(await screen.findByRole('button', { name: '待办事项 4项待办' }))
  await user.click(screen.getByRole('menuitem', { name: /划款指令录入/ }))
  await waitFor(() => expect(address).toBe(list))
  await openMenu(user, /^划款指令录入$/)
  await waitFor(() => expect(address).toBe('/iisp/transfer-money/m101?mid=101'))
  await user.click(screen.getByRole('button', { name: '4项待办 划款指令录入' }))
  await waitFor(() => expect(address).toBe(list))
})

test('a portal with an automatic custodian desk says so below every page', async () => {
  await portal('/', { parts: { settings: completeSettings({ autoDeskSeconds: 5 }) } })
  expect((await screen.findByRole('note')).textContent).toBe('演示环境：托管台自动处理已开启')
  cleanup()
  await portal('/')
  expect(await screen.findByText('工作台')).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
})

test('Ctrl+K finds a menu by its pinyin initials, and Enter opens it', async () => {
  const { user } = await portal('/')
  await screen.findByText('工作台')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'hkzlcx')
  expect(await screen.findByRole('option', { name: /划款指令查询/ })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('列表页')).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('[SH-281] [SH-001] the header names institution and person; English translates menu and tabs', async () => {
  const { user } = await portal('/')
  expect(await screen.findByText('远山私募基金管理有限公司')).toBeTruthy()
  expect(screen.getByText('林静 lin.jing@yuanshan.example')).toBeTruthy()
  await openMenu(user, /划款指令查询/)
  await user.click(screen.getByRole('button', { name: '语言' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }))
  await waitFor(() => expect(screen.getByRole('tab', { name: /Menu 102/ })).toBeTruthy())
  expect(screen.getByRole('tab', { name: 'Home' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Language' }))
  await user.click(screen.getByRole('menuitemradio', { name: '中文' }))
})

test.each([
  ['SH-192', '0', 1],
  ['SH-193', '1', 0],
] as const)(
  '[%s] a colour is kept in the cookie; with supperMgrChg %s the server is asked %i times',
  async (_row, supperMgrChg, times) => {
    const reload = vi.fn<() => void>()
    const saveColour = vi.fn<() => Promise<void>>(async () => {})
    const { user } = await portal('/', { person: { supperMgrChg }, ports: { saveColour } })
    configureAppearance({ reload })
    await user.click(await screen.findByRole('button', { name: '外观' }))
    await user.click(screen.getByRole('radio', { name: `主题颜色 ${times + 2}` }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(saveColour).toHaveBeenCalledTimes(times)
    expect(document.cookie).toContain('themeColor=')
  },
)

test('the person’s menu leads to the own page in a tab of its own, where the portal has one', async () => {
  const { user } = await portal('/', {
    parts: { manifests: async () => ({ default: [orders], personPage: { path: '/transfer-money/m102' } }) },
  })
  await user.click(await screen.findByRole('button', { name: '林静 个人中心' }))
  await user.click(screen.getByRole('menuitem', { name: '个人中心' }))
  expect(await screen.findByText('列表页')).toBeTruthy()
  cleanup()
  const { user: other } = await portal('/')
  await other.click(await screen.findByRole('button', { name: '林静 个人中心' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['退出登录'])
})

test('the person’s menu offers menus that the person has, and names the page in front to them', async () => {
  const menu = (id: string, zh: string) =>
    definePage({ id, parent: null, path: '/x', name: { zh, en: zh }, sort: 1, roles: [] })
  const personMenus = [menu('102', '意见反馈'), menu('999', '没有的菜单')]
  const { user } = await portal('/', {
    parts: { manifests: async () => ({ default: [orders], personMenus }) },
  })
  await user.click(await screen.findByRole('button', { name: '林静 个人中心' }))
  expect(screen.queryByRole('menuitem', { name: '没有的菜单' })).toBeNull()
  const front = address
  await user.click(screen.getByRole('menuitem', { name: '意见反馈' }))
  const from = new URLSearchParams({ from: front.split('?')[0] ?? '' }).toString()
  await waitFor(() => expect(address).toBe(`/iisp/transfer-money/m102?mid=102&${from}`))
})
