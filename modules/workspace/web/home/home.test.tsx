import { type MenuNode, type Output, platformErrors, refuse } from '@iisp/contract'
import type { Profile, TodoCount } from '@iisp/contract/shell-answers'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { linJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { homeCardQuery } from '../../contract/home-cards.ts'
import { getPrioritiesByMenuId, getTodoList } from '../../contract/todos.ts'
import Home from './Home.tsx'
import { homeTexts } from './texts.ts'

const leaf = (id: string, name: string, coMenuPerm: '0' | '1') =>
  menuNode(id, { name, parentId: '10', coMenuPerm })
const menus: MenuNode[] = [
  {
    ...leaf('10', '划款管理', '1'),
    path: '',
    children: [leaf('10101', '划款指令录入', '1'), leaf('10103', '指令复核', '0')],
  },
]

const todoMenus: Output<typeof getTodoList> = [
  { ID: '10101', menuName: '划款指令录入', type: '1', path: '/a', opens: '10101', query: '' },
  { ID: '10102', menuName: '划款指令查询', type: '1', path: '/b', opens: '10102', query: '' },
  { ID: '50600', menuName: 'TA 申请', type: '2', path: '/c', opens: '50600', query: 'defaultKey=2' },
]
interface Setting {
  readonly menus?: MenuNode[]
  readonly profile?: Partial<Profile>
  readonly todoMenus?: Output<typeof getTodoList>
  /** Counts menu by menu; null: the menu cannot say. */
  readonly countOf?: (menuId: string) => number | null
}

function show(loadTodoCounts: () => Promise<TodoCount[]>, change: Setting = {}) {
  const { todoMenus: board = todoMenus, countOf = () => 0 } = change
  const server = new FakeServer()
    .answer(getTodoList, () => board)
    .answer(homeCardQuery, () => [
      { cardCode: 'workspace.todo', name: '我的待办', visible: '1', sort: 1 },
      { cardCode: 'workspace.entries', name: '功能入口', visible: '1', sort: 2 },
    ])
    .answer(getPrioritiesByMenuId, ({ menuId }) => ({
      id: menuId,
      total: countOf(menuId) ?? refuse(platformErrors.internal),
      oldest: null,
      msg: '',
    }))
  return stage(Home, {
    as: { ...linJing, ...change.profile },
    menus: change.menus ?? menus,
    server,
    ports: { loadTodoCounts },
    at: '/new-home',
  })
}
const todo = (total: number, menuId = '10102', oldest: string | null = null): TodoCount => ({
  menuId,
  menuName: menuId,
  type: '划款税费',
  path: '/x',
  opens: menuId,
  total,
  oldest,
  query: '',
})
const board = () => screen.getByRole('tabpanel')
const cards = () =>
  within(board())
    .queryAllByRole('button')
    .map((card) => card.textContent)
const group = (name: RegExp) => screen.getByRole('tab', { name })
const user = userEvent.setup()

test('the greeting names the person and the institution', async () => {
  show(async () => [], { todoMenus: [] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/，林静$/)
  expect(screen.getByText('远山私募基金管理有限公司')).toBeTruthy()
  expect(await screen.findByText('暂无待办')).toBeTruthy()
})

test('[BL-083] the board of a person with menus of all groups has six, each with its sum', async () => {
  const board = ['1', '2', '3', '4', '5'] as const
  const all = board.map((type) => ({ ...todoMenus[0]!, ID: type, menuName: `菜单${type}`, type }))
  show(async () => [todo(12, '1'), todo(2, '2')], { todoMenus: all })
  await screen.findByRole('button', { name: /^12/ })
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual(['全部14', '划款税费12', 'TA2', '估值0', '产品管理0', '其他0'])
  await user.click(group(/^TA/))
  expect(cards()).toEqual(['2菜单2'])
  await user.keyboard('{ArrowLeft}')
  expect(group(/^划款税费/).getAttribute('aria-selected')).toBe('true')
  expect(cards()).toEqual(['12菜单1'])
})

test('a person is not shown the groups of business in which they have no menu', async () => {
  show(async () => [todo(12), todo(2, '50600')])
  await screen.findByRole('button', { name: /^12/ })
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual(['全部14', '划款税费12', 'TA2'])
})

test('[BL-008] the card of a to-do whose list is another page opens that list', async () => {
  const todoMenus: Output<typeof getTodoList> = [
    { ID: '10101', menuName: '划款指令录入', type: '1', path: '/a', opens: '10102', query: 'todo=entry' },
  ]
  const { openMenu } = show(async () => [todo(11, '10101')], { todoMenus })
  await user.click(await screen.findByRole('button', { name: /^11/ }))
  expect(openMenu).toHaveBeenCalledWith('10102', 'todo=entry')
})

test('[BL-008] [BL-017] [BL-082] what waits stands first, and a card opens its menu', async () => {
  const { openMenu } = show(async () => [todo(0, '10101'), todo(12)])
  await screen.findByRole('button', { name: /^12/ })
  expect(cards()).toEqual(['12划款指令查询', '0划款指令录入', '0TA 申请'])
  await user.click(screen.getByRole('button', { name: /^12/ }))
  expect(openMenu).toHaveBeenCalledWith('10102', '')
})

test.each([
  ['BL-018', '50600', 'defaultKey=2'],
  ['BL-018', '30203', 'defaultKey=2'],
  ['BL-018', '70603', 'defaultKey=2'],
  ['BL-019', '70002', 'defaultKey=3'],
  ['BL-019', '70703', 'defaultKey=3'],
  ['BL-020', '21201', 'defaultKey=jcc'],
  ['BL-021', '60002', 'tjfs=fymx'],
  ['BL-022', '303050', 'source=preview-home'],
  ['BL-023', '10101', ''],
])('[%s] the card of menu %s opens it with the query that its module names: %s', async (_, ID, query) => {
  const todoMenus: Output<typeof getTodoList> = [
    { ID, menuName: `待办${ID}`, type: '2', path: '/c', opens: ID, query },
  ]
  const { openMenu } = show(async () => [todo(1, ID)], { todoMenus })
  await user.click(await screen.findByRole('button', { name: new RegExp(`待办${ID}`) }))
  expect(openMenu).toHaveBeenCalledWith(ID, query)
})

test('a card tells how long the oldest waits', async () => {
  const waited = new Date(Date.now() - 3 * 86_400_000 + 8 * 3_600_000)
  const oldest = waited.toISOString().slice(0, 19).replace('T', ' ')
  show(async () => [todo(4, '10102', oldest)])
  expect((await screen.findByRole('button', { name: /^4/ })).textContent).toContain('最早3天前')
})

test('[BL-150] an item shows that its count is on its way', async () => {
  let answer: ((counts: TodoCount[]) => void) | undefined
  show(() => new Promise((resolve) => (answer = resolve)))
  const card = await screen.findByRole('button', { name: /划款指令查询/ })
  expect(within(card).getByRole('status', { name: '加载中' })).toBeTruthy()
  await act(async () => answer?.([todo(5)]))
  expect(await screen.findByRole('button', { name: /^5\s?划款指令查询/ })).toBeTruthy()
})

test('the counts follow the server’s push', async () => {
  let asked = 0
  const { push } = show(async () => [todo(++asked)])
  await screen.findByRole('button', { name: /^1\s?划款指令查询/ })
  await push({ type: 1, counts: true })
  expect(await screen.findByRole('button', { name: /^2\s?划款指令查询/ })).toBeTruthy()
})

test('[BL-332] [SH-195] [SH-197] without the bulk counts each menu is asked; one that fails is 0 in silence', async () => {
  let bulk = async (): Promise<TodoCount[]> => {
    throw new Error('no answer')
  }
  const { page } = show(() => bulk(), { countOf: (menuId) => (menuId === '10101' ? null : 7) })
  expect((await page.findByRole('alert')).textContent).toContain('待办加载失败')
  await waitFor(() => expect(cards()).toEqual(['7划款指令查询', '7TA 申请', '0划款指令录入']))
  expect(page.getAllByRole('alert')).toHaveLength(1)
  bulk = async () => [todo(3)]
  await user.click(screen.getByRole('button', { name: '重新加载' }))
  await waitFor(() => expect(cards()).toEqual(['3划款指令查询', '0划款指令录入', '0TA 申请']))
  expect(page.queryByRole('alert')).toBeNull()
})

test('the entries are the permitted menus', async () => {
  const { openMenu } = show(async () => [])
  const entry = await screen.findByRole('button', { name: /^划?划款指令录入$/ })
  expect(screen.queryByRole('button', { name: '指令复核' })).toBeNull()
  await user.click(entry)
  expect(openMenu).toHaveBeenCalledWith('10101')
})

test('[SH-242] [BU-221] a person without any menu is told whom to ask', async () => {
  show(async () => [], { menus: [] })
  expect(await screen.findByText('暂无菜单权限，请联系管理员授权')).toBeTruthy()
})

test('an ordinary person is not offered the switch', () => {
  show(async () => [])
  expect(screen.queryByRole('button', { name: '切换管理人' })).toBeNull()
})

test('a super-manager is offered the switch', async () => {
  const { openPage } = show(async () => [], { profile: { supperMgrChg: '1' } })
  await user.click(screen.getByRole('button', { name: '切换管理人' }))
  expect(openPage).toHaveBeenCalledWith({ path: '/is-super-mgr' })
})

test('the page speaks both languages', () => expect(missingTexts(homeTexts)).toEqual([]))
