import { announcementUnread, noticeMenuIds } from '@iisp/notices/contract'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { heartbeat } from '@iisp/web/live/live'
import type { Profile, TodoCount } from '@iisp/contract/shell-answers'
import type { MenuNode, PortalParts, PortalPorts } from '@iisp/web/ports'
import { defaultSettings } from '@iisp/web/routes/settings'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { sessionStore } from '@iisp/web/session/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getPrioritiesByMenuId, getTodoList } from '../../contract/todos.ts'
import Home from './Home.tsx'
import { homeTexts } from './texts.ts'
import type { TodoMenu } from './todo-board.ts'

const profile: Profile = {
  cpName: '远山私募基金管理有限公司',
  name: '林静',
  account: 'lin.jing@yuanshan.example',
  realName: '',
  realAccount: '',
  phone: '139****0001',
  email: 'lin.jing@yuanshan.example',
  instiCode: 'M001',
  cpId: 'M001',
  cpType: '1',
  supperMgrChg: '0',
  isPublic: '0',
  isPrivateAccount: '0',
  isMgr: '0',
  managerType: 1,
  managerTypeOrg: 1,
  zoneType: 0,
  loginType: 0,
  menuTopology: '2',
  roles: ['operator'],
  isFofAuth: '0',
}
const leaf = (id: string, name: string, coMenuPerm: string): MenuNode => ({
  id,
  name,
  path: `/${id}`,
  sort: 1,
  level: 2,
  parentId: '10',
  children: [],
  coMenuPerm,
})
const menus: MenuNode[] = [
  {
    ...leaf('10', '划款管理', '1'),
    path: '',
    children: [leaf('10101', '划款指令录入', '1'), leaf('10103', '指令复核', '0')],
  },
]

const todoMenus: TodoMenu[] = [
  { ID: '10101', menuName: '划款指令录入', type: '1', path: '/a', query: '' },
  { ID: '10102', menuName: '划款指令查询', type: '1', path: '/b', query: '' },
  { ID: '50600', menuName: 'TA 申请', type: '2', path: '/c', query: 'defaultKey=2' },
]
interface Setting {
  readonly menus?: MenuNode[]
  readonly profile?: Partial<Profile>
  readonly todoMenus?: TodoMenu[]
  /** Counts menu by menu; a failure is an answer with an error. */
  readonly countOf?: (menuId: string) => number | Error
  readonly unread?: { readonly id: string; readonly title: string; readonly isRead: boolean }
}

/** Answers the calls that the page makes by itself. */
function serve({ todoMenus: board = todoMenus, countOf = () => 0, unread }: Setting) {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, location.href)
    const answer = (data: unknown) => Response.json({ status: 200, msg: '', data })
    if (pathname === getTodoList.path) return answer(board)
    if (pathname === announcementUnread.path) {
      return answer(unread ? { total: 3, newest: unread } : { total: 0, newest: null })
    }
    expect(pathname).toBe(getPrioritiesByMenuId.path)
    const id = searchParams.get('menuId') ?? ''
    const total = countOf(id)
    if (total instanceof Error)
      return Response.json({ status: 500, msg: '系统异常', data: null }, { status: 500 })
    return answer({ id, total, oldest: null, msg: '' })
  })
}

function show(loadTodoCounts: () => Promise<TodoCount[]>, change: Setting = {}) {
  sessionStore.setState({
    status: 'in',
    profile: { ...profile, ...change.profile },
    menus: change.menus ?? menus,
    protocols: null,
    isLoginFetching: false,
    expired: false,
  })
  serve(change)
  const openMenu = vi.fn<Shell['workspace']['openMenu']>()
  const openPage = vi.fn<Shell['workspace']['openPage']>()
  const ports: Partial<PortalPorts> = { loadTodoCounts }
  const shell = {
    parts: { ports: ports as PortalPorts, settings: defaultSettings } as PortalParts,
    workspace: { openMenu, openPage },
  } as unknown as Shell
  render(
    <ShellContext value={shell}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Home />
      </QueryClientProvider>
    </ShellContext>,
  )
  return { openMenu, openPage }
}
const todo = (total: number, menuId = '10102', oldest: string | null = null): TodoCount => ({
  menuId,
  menuName: menuId,
  type: '划款税费',
  path: '/x',
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
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the greeting names the person and the institution', async () => {
  show(async () => [], { todoMenus: [] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/，林静$/)
  expect(screen.getByText('远山私募基金管理有限公司')).toBeTruthy()
  expect(await screen.findByText('暂无待办')).toBeTruthy()
})

test('[BL-083] the board has six groups with their sums, and an empty one says so', async () => {
  show(async () => [todo(12), todo(2, '50600')])
  await screen.findByRole('button', { name: /划款指令查询/ })
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual(['全部14', '划款税费12', 'TA2', '估值0', '产品管理0', '其他0'])
  await user.click(group(/估值/))
  expect(board().textContent).toContain('暂无数据')
  await user.keyboard('{ArrowLeft}')
  expect(group(/^TA/).getAttribute('aria-selected')).toBe('true')
  expect(cards()).toEqual(['2TA 申请'])
})

test('[BL-008] [BL-017] [BL-082] what waits stands first, and a card opens its menu', async () => {
  const { openMenu } = show(async () => [todo(0, '10101'), todo(12)])
  await screen.findByRole('button', { name: /^12/ })
  expect(cards()).toEqual(['12划款指令查询', '0划款指令录入', '0TA 申请'])
  await user.click(screen.getByRole('button', { name: /^12/ }))
  expect(openMenu).toHaveBeenCalledWith('10102', '')
})

test('[BL-018] a card opens its menu with the query that belongs to it', async () => {
  const { openMenu } = show(async () => [todo(1, '50600')])
  await user.click(await screen.findByRole('button', { name: /TA 申请/ }))
  expect(openMenu).toHaveBeenCalledWith('50600', 'defaultKey=2')
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
  const hear: ((payload: unknown) => void)[] = []
  vi.spyOn(heartbeat, 'subscribe').mockImplementation((topic, told) => {
    if (topic === 'counts') hear.push(told)
    return () => {}
  })
  let asked = 0
  show(async () => [todo(++asked)])
  await screen.findByRole('button', { name: /^1\s?划款指令查询/ })
  await act(async () => hear[0]?.(null))
  expect(await screen.findByRole('button', { name: /^2\s?划款指令查询/ })).toBeTruthy()
})

test('[BL-332] [SH-195] [SH-197] without the bulk counts each menu is asked; one that fails is 0 in silence', async () => {
  let bulk = async (): Promise<TodoCount[]> => {
    throw new Error('no answer')
  }
  show(() => bulk(), { countOf: (menuId) => (menuId === '10101' ? new Error('no answer') : 7) })
  expect((await screen.findByRole('alert')).textContent).toContain('待办加载失败')
  await waitFor(() => expect(cards()).toEqual(['7划款指令查询', '7TA 申请', '0划款指令录入']))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  bulk = async () => [todo(3)]
  await user.click(screen.getByRole('button', { name: '重新加载' }))
  await waitFor(() => expect(cards()).toEqual(['3划款指令查询', '0划款指令录入', '0TA 申请']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('unread announcements are told, and the newest of them opens', async () => {
  const notices = leaf(noticeMenuIds.notifications, '消息通知', '1')
  const unread = { id: '9', title: '版本更新', isRead: false }
  const { openMenu } = show(async () => [], { menus: [...menus, notices], unread })
  await user.click(await screen.findByRole('button', { name: '3条未读公告版本更新' }))
  expect(openMenu).toHaveBeenCalledWith(noticeMenuIds.notifications, 'id=9')
})

test('the entries are the permitted menus', async () => {
  const { openMenu } = show(async () => [])
  expect(screen.queryByRole('button', { name: '指令复核' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^划?划款指令录入$/ }))
  expect(openMenu).toHaveBeenCalledWith('10101')
})

test('[SH-242] a person without any menu is told whom to ask', () => {
  show(async () => [], { menus: [] })
  expect(screen.getByText('暂无菜单权限，请联系管理员授权')).toBeTruthy()
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
