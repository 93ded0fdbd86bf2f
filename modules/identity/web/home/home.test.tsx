import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { heartbeat } from '@iisp/web/live/live'
import type { MenuNode, PortalParts, PortalPorts, Profile, TodoCount } from '@iisp/web/ports'
import { defaultSettings } from '@iisp/web/routes/settings'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { sessionStore } from '@iisp/web/session/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import Home from './Home.tsx'
import { homeTexts } from './texts.ts'

const profile: Profile = {
  cpName: '远山私募基金管理有限公司',
  name: '林静',
  account: 'lin.jing@yuanshan.example',
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
  roles: ['operator'],
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

function show(
  loadTodoCounts: () => Promise<TodoCount[]>,
  change: { menus?: MenuNode[]; profile?: Partial<Profile> } = {},
) {
  sessionStore.setState({
    status: 'in',
    profile: { ...profile, ...change.profile },
    menus: change.menus ?? menus,
    protocols: null,
    isLoginFetching: false,
    expired: false,
  })
  const openMenu = vi.fn<Shell['workspace']['openMenu']>()
  const openPage = vi.fn<Shell['workspace']['openPage']>()
  const shell = {
    parts: { ports: { loadTodoCounts } as unknown as PortalPorts, settings: defaultSettings } as PortalParts,
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
const todo = (total: number): TodoCount => ({
  menuId: '10102',
  menuName: '划款指令查询',
  type: '划款',
  path: '/x',
  total,
})
const user = userEvent.setup()
afterEach(() => vi.restoreAllMocks())

test('the greeting names the person and the institution', async () => {
  show(async () => [])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/，林静$/)
  expect(screen.getByText('远山私募基金管理有限公司')).toBeTruthy()
  expect(await screen.findByText('暂无待办')).toBeTruthy()
})

test('a to-do card shows its number and opens its menu', async () => {
  const { openMenu } = show(async () => [todo(12)])
  await user.click(await screen.findByRole('button', { name: /^12\s?划款指令查询$/ }))
  expect(openMenu).toHaveBeenCalledWith('10102')
})

test('the counts follow the server’s push', async () => {
  let hear: ((payload: unknown) => void) | undefined
  vi.spyOn(heartbeat, 'subscribe').mockImplementation((topic, told) => {
    if (topic === 'counts') hear = told
    return () => {}
  })
  let asked = 0
  show(async () => [todo(++asked)])
  await screen.findByRole('button', { name: /^1\s?划款指令查询$/ })
  await act(async () => hear?.(null))
  expect(await screen.findByRole('button', { name: /^2\s?划款指令查询$/ })).toBeTruthy()
})

test('counts that cannot be had are said, and asked for again', async () => {
  let asked = 0
  show(async () => {
    if (++asked === 1) throw new Error('no answer')
    return [todo(3)]
  })
  expect((await screen.findByRole('alert')).textContent).toContain('待办加载失败')
  await user.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByRole('button', { name: /^3\s?划款指令查询$/ })).toBeTruthy()
})

test('the entries are the permitted menus', async () => {
  const { openMenu } = show(async () => [])
  expect(screen.queryByRole('button', { name: '指令复核' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '划款指令录入' }))
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
