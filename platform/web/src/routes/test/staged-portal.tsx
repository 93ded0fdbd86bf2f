import type { MenuNode } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'
import { linJing } from '@iisp/testing/dom/people'
import { menuNode } from '@iisp/testing/menu-node'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useLayoutEffect, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { beforeEach, vi } from 'vitest'
import { resetMessages } from '../../messages/index.ts'
import type { ModuleEntry, PortalParts, WebManifest } from '../../ports.ts'
import { RequestError } from '../../request/index.ts'
import { clearSession, loadSession, startEngine } from '../../session/index.ts'
import { usePageLocation, usePageTitle, useUnsaved } from '../../tabs/page-hooks.ts'
import { createEntrance } from '../entrance.ts'
import { go } from '../navigation.ts'
import { useCloseTab, useOpenTab } from '../page-tools.ts'
import { Portal } from '../Portal.tsx'
import { markOwnWindow } from '../role-window.ts'
import { completeSettings } from '../settings.ts'

const menu = (id: string, name: string, more: Partial<MenuNode> = {}): MenuNode =>
  menuNode(id, { name, path: `/transfer-money/m${id}`, sort: Number(id), level: 2, parentId: '10', ...more })
const leaves = [
  menu('101', '划款指令录入'),
  menu('102', '划款指令查询'),
  menu('103', '指令复核', { coMenuPerm: '0' }),
  menu('104', '旧路径', { path: '/transfer-money/nowhere' }),
  menu('105', '指令签发', { isNew: '1' }),
  menu('106', '暂停业务', { isDisabled: '1' }),
  menu('107', '外部平台', { path: 'https://research.example/start' }),
  menu('108', '外部空页', { embedUrl: '', path: '/transfer-money/e1' }),
  menu('109', '外部已撤', { embedUrl: 'https://x.example/', path: '/transfer-money/e2', notFound: '1' }),
  menu('110', '协议业务', { mjhhkProtocalRelated: '1' }),
  menu('111', '强登录业务', { loginRelated: '1', path: '/transfer-money/m102' }),
]
export const tree = [menu('10', '划款管理', { path: '', level: 1, parentId: null, children: leaves })]

function FormPage() {
  const [text, setText] = useState('')
  const close = useCloseTab()
  const open = useOpenTab()
  const { query, setQuery } = usePageLocation()
  useUnsaved(text !== '')
  useEffect(() => {
    lives.push('form')
  }, [])
  return (
    <>
      <label>
        金额
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>查询 {query.get('orderId') ?? '无'}</p>
      <button onClick={close}>关闭本页</button>
      <button onClick={() => setQuery(new URLSearchParams({ orderId: '9' }))}>改查询</button>
      <button onClick={() => setQuery(new URLSearchParams({ detail: '3' }), { push: true })}>看明细</button>
      <p>明细 {query.get('detail') ?? '无'}</p>
      <button onClick={() => void open({ path: '/transfer-money/detail', query: { id: '7' } })}>详情</button>
    </>
  )
}
function DetailPage() {
  usePageTitle('指令 T7')
  return <p>详情页</p>
}
function CrashPage(): never {
  throw new Error('broken')
}
/** One entry each time the form page is mounted. */
export const lives: string[] = []
const entry: ModuleEntry = {
  pages: [
    { page: { path: '/transfer-money/m101' }, component: FormPage },
    { page: { path: '/transfer-money/m102' }, component: () => <p>列表页</p> },
    { page: { path: '/transfer-money/m105' }, component: CrashPage },
    { page: { path: '/transfer-money/m110' }, component: () => <p>协议页</p> },
    { page: { path: '/transfer-money/detail' }, component: DetailPage },
  ],
}

export const orders: WebManifest = {
  name: 'orders',
  pages: [{ path: '/transfer-money' }],
  load: async () => ({ default: entry }),
}

/** The router's current path and query. */
/** Cases that wait in a menu. */
export const todoOf = (menuId: string, menuName: string, total: number) => ({
  menuId,
  opens: menuId,
  menuName,
  type: '',
  path: '',
  total,
  oldest: null,
  query: '',
})

export let address = ''
export let pressBack = () => {}
function Probe() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    address = pathname + search
    pressBack = () => void navigate(-1)
  })
  return null
}

interface Setting {
  readonly person?: Partial<Profile> | null
  readonly menus?: readonly MenuNode[] | Promise<readonly MenuNode[]>
  readonly parts?: Partial<PortalParts>
  readonly ports?: Partial<PortalParts['ports']>
  readonly tabLimit?: number
  readonly ownWindow?: boolean
}
let engineStarted = false
/** The parts of the portal under test. */
export let current: PortalParts

/** Shows the whole portal at an address, with the modules, menus and answers of these tests. */
export async function portal(at: string, setting: Setting = {}) {
  const { person = {}, menus = tree, tabLimit = 20 } = setting
  if (setting.ownWindow !== false) markOwnWindow()
  current = {
    manifests: async () => ({ default: [orders] }),
    home: { app: 'orders', load: async () => ({ default: () => <p>工作台</p> }) },
    signIn: {
      app: 'orders',
      load: async () => ({
        default: ({ over, onSignedIn }) => <button onClick={onSignedIn}>{over ? '继续登录' : '登录'}</button>,
      }),
    },
    settings: completeSettings({
      frameOrigins: ['https://research.example', 'https://x.example'],
      tabLimit,
      servicePhone: '95555',
      serviceEmail: 'fund@hengxin.example',
    }),
    ports: {
      loadProfile: async () => {
        if (person === null) throw new RequestError({ kind: 'answer', status: 401, msg: '请认证' })
        return { ...linJing, ...person }
      },
      loadMenus: async () => menus,
      loadProtocols: async () => ({
        yelcProtocolSigned: '1',
        tghhkProtocolSigned: '1',
        mjhhkProtocolSigned: '2',
      }),
      loadTodoCounts: async () => [todoOf('102', '划款指令查询', 3), todoOf('101', '划款指令录入', 4)],
      signOut: vi.fn<() => Promise<void>>(async () => {}),
      menuOpened: vi.fn<() => void>(),
      ...setting.ports,
    },
    ...setting.parts,
  }
  // the engine is configured once per window, but each test has its own ports
  const behind = new Proxy({} as PortalParts['ports'], { get: (_, name) => current.ports[name as 'signOut'] })
  startEngine({
    ports: behind,
    settings: current.settings,
    navigate: go,
    download: (file) => current.download?.(file),
  })
  engineStarted = true
  const view = render(
    <Portal
      entrance={createEntrance(current)}
      router={(content) => (
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          {content}
          <Probe />
        </MemoryRouter>
      )}
    />,
  )
  await act(async () => {
    const loaded = loadSession()
    if (Array.isArray(menus)) await loaded
  })
  return { ...view, user: userEvent.setup() }
}

beforeEach(() => {
  cleanup()
  lives.length = 0
  sessionStorage.clear()
  localStorage.clear()
  if (engineStarted) clearSession()
  resetMessages()
})

export const tabs = () => within(screen.getByRole('tablist', { name: '已打开的页面' })).getAllByRole('tab')
export const names = () => tabs().map((tab) => tab.textContent)
export const front = () => tabs().find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
export const menuRow = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: '菜单' })).findByRole('button', { name })
export const unfold = async (user: ReturnType<typeof userEvent.setup>) => {
  const group = await menuRow(/划款管理/)
  if (group.getAttribute('aria-expanded') === 'false') await user.click(group)
}
export const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
  await unfold(user)
  await user.click(await menuRow(name))
}
