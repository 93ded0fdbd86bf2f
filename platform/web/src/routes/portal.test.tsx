import type { Menu, MenuNode } from '@iisp/contract'
import { menuNode } from '@iisp/testing/menu-node'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useLayoutEffect, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { messageStore, resetMessages } from '../messages/index.ts'
import type { Profile } from '@iisp/contract/shell-answers'
import type { ModuleEntry, PortalParts, WebManifest } from '../ports.ts'
import { RequestError, sessionGate } from '../request/index.ts'
import { markLocked, untilUnlocked } from '../request/screen-lock.ts'
import { clearSession, loadSession, sessionStore, startEngine } from '../session/index.ts'
import { usePageLocation, usePageTitle, useUnsaved } from '../tabs/page-hooks.ts'
import { configureAppearance } from '../theme/index.ts'
import { createEntrance } from './entrance.ts'
import { go } from './navigation.ts'
import { useCloseTab, useGoBack, useOpenTab } from './page-tools.ts'
import { Portal } from './Portal.tsx'
import { markOwnWindow } from './role-window.ts'
import { completeSettings } from './settings.ts'

// the first page of a file brings antd with it
configure({ asyncUtilTimeout: 4_000 })

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
  isPrivateAccount: '1',
  isMgr: '0',
  managerType: 1,
  managerTypeOrg: 1,
  zoneType: 0,
  loginType: 2,
  menuTopology: '2',
  roles: ['operator'],
  isFofAuth: '0',
}
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
const tree = [menu('10', '划款管理', { path: '', level: 1, parentId: null, children: leaves })]

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
const lives: string[] = []
const entry: ModuleEntry = {
  pages: [
    { page: { path: '/transfer-money/m101' }, component: FormPage },
    { page: { path: '/transfer-money/m102' }, component: () => <p>列表页</p> },
    { page: { path: '/transfer-money/m105' }, component: CrashPage },
    { page: { path: '/transfer-money/m110' }, component: () => <p>协议页</p> },
    { page: { path: '/transfer-money/detail' }, component: DetailPage },
  ],
}

const orders: WebManifest = {
  name: 'orders',
  pages: [{ path: '/transfer-money' }],
  load: async () => ({ default: entry }),
}

let address = ''
let pressBack = () => {}
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
let current: PortalParts

async function portal(at: string, setting: Setting = {}) {
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
        return { ...profile, ...person }
      },
      loadMenus: async () => menus,
      loadProtocols: async () => ({
        yelcProtocolSigned: '1',
        tghhkProtocolSigned: '1',
        mjhhkProtocolSigned: '2',
      }),
      loadTodoCounts: async () => [
        { menuId: '102', menuName: '划款指令查询', type: '', path: '', total: 3, oldest: null, query: '' },
        { menuId: '101', menuName: '划款指令录入', type: '', path: '', total: 4, oldest: null, query: '' },
      ],
      signOut: vi.fn<() => Promise<void>>(async () => {}),
      menuOpened: vi.fn<() => void>(),
      ...setting.ports,
    },
    ...setting.parts,
  }
  // the engine is wired once for the window; the ports behind it change from test to test
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

const tabs = () => within(screen.getByRole('tablist', { name: '已打开的页面' })).getAllByRole('tab')
const names = () => tabs().map((tab) => tab.textContent)
const front = () => tabs().find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
const menuRow = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: '菜单' })).findByRole('button', { name })
const unfold = async (user: ReturnType<typeof userEvent.setup>) => {
  const group = await menuRow(/划款管理/)
  if (group.getAttribute('aria-expanded') === 'false') await user.click(group)
}
const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
  await unfold(user)
  await user.click(await menuRow(name))
}

test('[SH-041] [SH-073] / shows the home of the person in the home tab', async () => {
  await portal('/')
  expect(await screen.findByText('工作台')).toBeTruthy()
  expect(names()).toEqual(['首页'])
  expect(address).toBe('/iisp/new-home')
})

test.each(['/iisp/preview-home', '/iisp/welcome', '/iisp/new-home', '/preview-home'])(
  '[SH-072] [SH-082] %s shows home under the home tab',
  async (path) => {
    await portal(path)
    expect(await screen.findByText('工作台')).toBeTruthy()
    expect(names()).toEqual(['首页'])
    expect(address).toBe(path.startsWith('/iisp') ? path : `/iisp${path}`)
  },
)

test('[SH-006] [SH-027] [SH-112] [SH-180] menus open in tabs beside home, each under its address', async () => {
  const { user } = await portal('/')
  await openMenu(user, /划款指令录入/)
  expect(await screen.findByLabelText('金额')).toBeTruthy()
  expect(address).toBe('/iisp/transfer-money/m101?mid=101')
  await openMenu(user, /划款指令查询/)
  expect(await screen.findByText('列表页')).toBeTruthy()
  expect(names()).toEqual(['首页', '划款指令录入', '划款指令查询'])
  expect(address).toBe('/iisp/transfer-money/m102?mid=102')
  expect(current.ports.menuOpened).toHaveBeenCalledTimes(2)
})

test('[SH-088] the window is named after the brand, the menus above and the page', async () => {
  const { user } = await portal('/')
  await openMenu(user, /划款指令查询/)
  await waitFor(() => expect(document.title).toBe('机构服务平台-划款管理-划款指令查询'))
})

test('a page behind another one keeps what was typed', async () => {
  const { user } = await portal('/iisp/transfer-money/m101?mid=101')
  await user.type(await screen.findByLabelText('金额'), '12')
  await openMenu(user, /划款指令查询/)
  await user.click(tabs()[1]!)
  expect(await screen.findByLabelText<HTMLInputElement>('金额')).toHaveProperty('value', '12')
})

test('[SH-089] an address opens its tab after a reload, with its query; back and forward follow the tabs', async () => {
  const { user } = await portal('/transfer-money/m101?orderId=5')
  expect(await screen.findByText('查询 5')).toBeTruthy()
  expect(address).toBe('/iisp/transfer-money/m101?mid=101&orderId=5')
  await user.click(screen.getByRole('button', { name: '改查询' }))
  expect(address).toBe('/iisp/transfer-money/m101?orderId=9&mid=101')
  expect(names()).toEqual(['首页', '划款指令录入'])
})

test('the back key takes back a step inside a page, and keeps what is typed', async () => {
  const { user } = await portal('/transfer-money/m101?orderId=5')
  await user.type(await screen.findByLabelText('金额'), '7')
  await user.click(screen.getByRole('button', { name: '看明细' }))
  expect(await screen.findByText('明细 3')).toBeTruthy()
  act(() => pressBack())
  expect(await screen.findByText('明细 无')).toBeTruthy()
  expect(address).toBe('/iisp/transfer-money/m101?mid=101&orderId=5')
  expect(screen.getByLabelText<HTMLInputElement>('金额').value).toBe('7')
  expect(tabs()).toHaveLength(2)
})

test('a page opens another page in a tab that it names itself, and closes its own', async () => {
  const { user } = await portal('/iisp/transfer-money/m101?mid=101')
  await user.click(await screen.findByRole('button', { name: '详情' }))
  expect(await screen.findByText('详情页')).toBeTruthy()
  expect(names()).toEqual(['首页', '划款指令录入', '指令 T7'])
  await user.click(tabs()[1]!)
  await user.click(screen.getByRole('button', { name: '关闭本页' }))
  await waitFor(() => expect(names()).toEqual(['首页', '指令 T7']))
  expect(front()).toBe('指令 T7')
})

test('[SH-113] reload in the menu of a tab draws its page anew', async () => {
  const { user } = await portal('/iisp/transfer-money/m101?mid=101')
  await screen.findByLabelText('金额')
  expect(lives).toHaveLength(1)
  fireEvent.contextMenu(tabs()[1]!)
  await user.click(screen.getByRole('menuitem', { name: '重新加载' }))
  await waitFor(() => expect(lives).toHaveLength(2))
  expect(names()).toEqual(['首页', '划款指令录入'])
})

test('[SH-114] [SH-118] a tab closes by Delete, by the middle button and from its menu; home stays', async () => {
  const { user } = await portal('/')
  await openMenu(user, /划款指令录入/)
  await openMenu(user, /划款指令查询/)
  fireEvent.keyDown(tabs()[2]!, { key: 'Delete' })
  await waitFor(() => expect(names()).toEqual(['首页', '划款指令录入']))
  fireEvent(tabs()[1]!, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  await waitFor(() => expect(names()).toEqual(['首页']))
  await openMenu(user, /划款指令录入/)
  await openMenu(user, /划款指令查询/)
  fireEvent.contextMenu(tabs()[1]!)
  await user.click(screen.getByRole('menuitem', { name: '关闭全部' }))
  await waitFor(() => expect(names()).toEqual(['首页']))
  expect(address).toBe('/iisp/new-home')
})

const acting = {
  supperMgrChg: '1',
  realName: '杜鉴',
  realAccount: 'du.jian@hengxin.example',
} as const

test('who acts for another has both names at the top of every page, and goes back to the own account', async () => {
  const stopActing = vi.fn<(own: string) => Promise<void>>(async () => {})
  await portal('/iisp/transfer-money/m102?mid=102', { person: acting, ports: { stopActing } })
  const bar = await screen.findByRole('region', { name: '代办提示' })
  expect(bar.textContent).toContain('杜鉴 代 林静')
  expect(screen.getByRole('button', { name: '杜鉴 代 林静 个人中心' })).toBeTruthy()
  await userEvent.click(within(bar).getByRole('button', { name: '退出代办' }))
  await waitFor(() => expect(stopActing).toHaveBeenCalledExactlyOnceWith('du.jian@hengxin.example'))
})

test('unsaved input is asked about before acting for another ends', async () => {
  const stopActing = vi.fn<(own: string) => Promise<void>>(async () => {})
  await portal('/iisp/transfer-money/m101?mid=101', { person: acting, ports: { stopActing } })
  await userEvent.type(await screen.findByLabelText('金额'), '5')
  await userEvent.click(screen.getByRole('button', { name: '退出代办' }))
  const question = await screen.findByRole('dialog')
  await userEvent.click(
    within(question)
      .getAllByRole('button')
      .find(({ textContent }) => textContent === '返回编辑')!,
  )
  expect(stopActing).not.toHaveBeenCalled()
})

test('people who act for themselves see no bar', async () => {
  await portal('/iisp/transfer-money/m102?mid=102')
  await screen.findByText('列表页')
  expect(screen.queryByRole('region', { name: '代办提示' })).toBeNull()
})

test('a tab with unsaved input shows it, and asks before it closes', async () => {
  const { user } = await portal('/iisp/transfer-money/m101?mid=101')
  await user.type(await screen.findByLabelText('金额'), '12')
  expect(screen.getByRole('tab', { name: /划款指令录入 ?未保存/ })).toBeTruthy()
  fireEvent.keyDown(tabs()[1]!, { key: 'Delete' })
  const dialog = await screen.findByRole('dialog', { name: '未保存' })
  expect(dialog.textContent).toContain('划款指令录入')
  await user.click(within(dialog).getByRole('button', { name: '返回编辑' }))
  expect(names()).toHaveLength(2)
  fireEvent.keyDown(tabs()[1]!, { key: 'Delete' })
  await user.click(
    within(await screen.findByRole('dialog', { name: '未保存' })).getByRole('button', { name: '继续' }),
  )
  await waitFor(() => expect(names()).toEqual(['首页']))
})

test('the window is not left over unsaved input without a warning', async () => {
  const { user } = await portal('/iisp/transfer-money/m101?mid=101')
  await screen.findByLabelText('金额')
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leaving()).toBe(false)
  await user.type(screen.getByLabelText('金额'), '1')
  expect(leaving()).toBe(true)
})

test('[SH-401] beyond the limit the oldest tab goes; with unsaved input only after a question', async () => {
  const { user } = await portal('/', { tabLimit: 1 })
  await openMenu(user, /划款指令录入/)
  await user.type(await screen.findByLabelText('金额'), '1')
  await openMenu(user, /划款指令查询/)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '返回编辑' }))
  expect(names()).toEqual(['首页', '划款指令录入未保存'])
  expect(address).toBe('/iisp/transfer-money/m101?mid=101')
  await openMenu(user, /划款指令查询/)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '继续' }))
  await waitFor(() => expect(names()).toEqual(['首页', '划款指令查询']))
})

test('[SH-238] [BL-319] a menu without permission says so on a click and opens no tab', async () => {
  const { user } = await portal('/')
  await openMenu(user, /指令复核/)
  expect(await screen.findByText('您没有访问该菜单的权限，请联系管理员账户进行授权!')).toBeTruthy()
  expect(names()).toEqual(['首页'])
})

test('[SH-036] [SH-243] the address of a menu without permission ends at /403', async () => {
  const { user } = await portal('/iisp/transfer-money/m103?mid=103')
  expect(await screen.findByText('抱歉，您无权访问该页面')).toBeTruthy()
  expect(address).toBe('/iisp/403')
  await user.click(screen.getByRole('button', { name: '返回首页' }))
  expect(address).toBe('/iisp/new-home')
  expect(screen.queryByText('抱歉，您无权访问该页面')).toBeNull()
})

test('[SH-239] an address with an unknown menu id says so and leads home', async () => {
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

test('[SH-133] [SH-381] a page that crashes shows the alert in its place; the shell lives', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await portal('/')
  await openMenu(user, /指令签发/)
  expect(await screen.findByText('组件报错，请尝试重试，或者联系在线客服处理')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  await openMenu(user, /划款指令查询/)
  expect(await screen.findByText('列表页')).toBeTruthy()
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

test('[SH-121] [BL-121] an embedded page shows in a frame inside its tab', async () => {
  const { user, container } = await portal('/')
  await openMenu(user, /外部平台/)
  await waitFor(() => expect(names()).toEqual(['首页', '外部平台']))
  expect(container.querySelector('iframe')?.src).toBe('https://research.example/start')
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

test('[SH-242] a person without any menu reads why', async () => {
  await portal('/', { menus: [] })
  expect(await screen.findByText('暂无菜单权限，请联系管理员授权')).toBeTruthy()
})

test('[SH-184] no tab opens before the menus are there', async () => {
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

test('signed out, an address leads to the login page and after it to where one wanted to go', async () => {
  let person: Profile | null = null
  const loadProfile = async () => {
    if (person === null) throw new RequestError({ kind: 'answer', status: 401, msg: '请认证' })
    return person
  }
  const { user } = await portal('/iisp/transfer-money/m102?mid=102', { ports: { loadProfile } })
  const login = await screen.findByRole('button', { name: '登录' })
  person = profile
  await user.click(login)
  expect(await screen.findByText('列表页')).toBeTruthy()
  expect(screen.getByText('登录成功，欢迎您，林静')).toBeTruthy()
  expect(address).toBe('/iisp/transfer-money/m102?mid=102')
})

test.each(['/user/login', '/iisp/login'])('[SH-028] [SH-029] %s shows the login page', async (path) => {
  await portal(path, { person: null })
  expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
})

test('[SH-040] pushing /logout signs out and leads to the login page with the flag; no tab opens', async () => {
  await portal('/')
  await screen.findByText('工作台')
  await act(async () => go('/logout'))
  await waitFor(() => expect(address).toBe('/iisp/login?logout=1'))
  expect(current.ports.signOut).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
})

test('[SH-386] a failed sign-out says so and changes nothing', async () => {
  const signOut = async () => {
    throw new RequestError({ kind: 'answer', status: 500, msg: 'x' })
  }
  const { user } = await portal('/', { ports: { signOut } })
  await user.click(await screen.findByRole('button', { name: '林静 个人中心' }))
  await user.click(screen.getByRole('menuitem', { name: '退出登录' }))
  expect(await screen.findByText('退出登录失败')).toBeTruthy()
  expect(names()).toEqual(['首页'])
})

test('a session that ends opens the login over the page, and the input survives', async () => {
  const { user } = await portal('/iisp/transfer-money/m101?mid=101')
  await user.type(await screen.findByLabelText('金额'), '345')
  act(() => void sessionGate.end())
  await user.click(await screen.findByRole('button', { name: '继续登录' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '继续登录' })).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('金额').value).toBe('345')
})

test('[SH-038] /refresh/… leads to the address behind it', async () => {
  await portal('/refresh/iisp/transfer-money/m102?mid=102')
  expect(await screen.findByText('列表页')).toBeTruthy()
  expect(address).toBe('/iisp/transfer-money/m102?mid=102')
})

test('the to-dos show their total, per menu and in the header, and lead to their menu', async () => {
  const { user } = await portal('/')
  const button = await screen.findByRole('button', { name: '待办事项 7项待办' })
  expect((await menuRow(/划款管理/)).textContent).toContain('7项待办')
  await user.click(button)
  await user.click(screen.getByRole('menuitem', { name: /划款指令查询/ }))
  expect(await screen.findByText('列表页')).toBeTruthy()
})

test('[BL-017] [BL-018] a to-do opens at the path of its menu, with the query that belongs to it', async () => {
  const todo = { menuId: '102', menuName: '划款指令查询', type: '', path: '', total: 3, oldest: null }
  const loadTodoCounts = async () => [{ ...todo, query: 'defaultKey=2' }]
  const { user } = await portal('/', { ports: { loadTodoCounts } })
  await user.click(await screen.findByRole('button', { name: '待办事项 3项待办' }))
  await user.click(screen.getByRole('menuitem', { name: /划款指令查询/ }))
  await waitFor(() => expect(address).toBe('/iisp/transfer-money/m102?mid=102&defaultKey=2'))
})

test('a portal whose custodian desk works by itself says so under every page', async () => {
  await portal('/', { parts: { settings: completeSettings({ autoDeskSeconds: 5 }) } })
  expect((await screen.findByRole('note')).textContent).toBe('演示环境：托管台自动处理已开启')
  cleanup()
  await portal('/')
  expect(await screen.findByText('工作台')).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
})

test('Ctrl+K finds a menu by pinyin initials and opens it by Enter', async () => {
  const { user } = await portal('/')
  await screen.findByText('工作台')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(screen.getByRole('combobox'), 'hkzlcx')
  expect(await screen.findByRole('option', { name: /划款指令查询/ }, { timeout: 5000 })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('列表页')).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('[SH-281] [SH-001] the header names institution and person; English turns menu and tabs', async () => {
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

test('[BL-360] the locked screen opens again only by the password', async () => {
  const lock = vi.fn<() => Promise<void>>(async () => {})
  const screenLock = {
    lock,
    unlock: async (password: string) => password === 'right',
    state: async () => ({ locked: true, name: '林静' }),
  }
  const { user } = await portal('/', { ports: { screenLock } })
  await user.click(await screen.findByRole('button', { name: '锁屏' }))
  expect(lock).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog')).toBeTruthy()
  const cover = await screen.findByRole('dialog', { name: '屏幕已锁定' })
  await user.type(within(cover).getByLabelText('密码'), 'wrong{Enter}')
  expect(await within(cover).findByText('密码不正确，请重试')).toBeTruthy()
  await user.type(within(cover).getByLabelText('密码'), 'right{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a window that is loaded anew is still locked, and shows whose it is', async () => {
  const screenLock = {
    lock: async () => {},
    unlock: async () => true,
    state: async () => ({ locked: true, name: '林静' }),
  }
  const loadProfile = async () => {
    markLocked()
    await untilUnlocked()
    return profile
  }
  sessionStore.setState({ status: 'loading' })
  const { user } = await portal('/', { ports: { screenLock, loadProfile }, menus: Promise.resolve(tree) })
  const cover = await screen.findByRole('dialog', { name: '屏幕已锁定' })
  expect(await within(cover).findByText('林静，请输入登录密码解锁')).toBeTruthy()
  expect(screen.queryByText('工作台')).toBeNull()
  await user.type(within(cover).getByLabelText('密码'), 'right{Enter}')
  expect(await screen.findByText('工作台')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the locked screen says what the server says of too many tries', async () => {
  const screenLock = {
    lock: async () => {},
    unlock: () =>
      Promise.reject(new RequestError({ kind: 'answer', status: 403, msg: '失败次数过多，请30分钟后再试' })),
    state: async () => ({ locked: true, name: '林静' }),
  }
  const { user } = await portal('/', { ports: { screenLock } })
  await user.click(await screen.findByRole('button', { name: '锁屏' }))
  const cover = await screen.findByRole('dialog', { name: '屏幕已锁定' })
  await user.type(within(cover).getByLabelText('密码'), 'right{Enter}')
  expect(await within(cover).findByText('失败次数过多，请30分钟后再试')).toBeTruthy()
})

test('[SH-024] what modules lay over the pages stands on home and on menu pages', async () => {
  const overlays = [async () => ({ default: () => <button>在线客服</button> })]
  const { user } = await portal('/', { parts: { overlays } })
  expect(await screen.findByRole('button', { name: '在线客服' })).toBeTruthy()
  await openMenu(user, /划款指令录入/)
  await screen.findByLabelText('金额')
  expect(screen.getByRole('button', { name: '在线客服' })).toBeTruthy()
})

test('an overlay that does not load or that breaks leaves the portal at work', async () => {
  const overlays = [
    () => Promise.reject(new Error('gone')),
    async () => ({
      default: (): never => {
        throw new Error('broken')
      },
    }),
  ]
  await portal('/', { parts: { overlays } })
  expect(await screen.findByText('工作台')).toBeTruthy()
})

test('[SH-063] a page without menu has header and tabs, and the menu comes back with the next', async () => {
  const pages = [...orders.pages, { path: '/transfer-money/detail', wide: true as const }]
  const manifests = async () => ({ default: [{ ...orders, pages }] })
  const { user } = await portal('/iisp/transfer-money/detail?id=7', { parts: { manifests } })
  expect(await screen.findByText('详情页')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: '菜单' })).toBeNull()
  expect(names()).toContain('指令 T7')
  await user.click(screen.getByRole('tab', { name: /首页/ }))
  expect(await screen.findByRole('navigation', { name: '菜单' })).toBeTruthy()
})

test('[BL-247] [BL-248] [BL-249] a menu for strong sign-ins says so for 10 s, with guide and phone', async () => {
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

test('what stands above the pages of menus is drawn for each menu, not at home; back leads to the page before', async () => {
  function Above({ menu: { id } }: { menu: Menu }) {
    const back = useGoBack()
    return (
      <p>
        面板{id} <button onClick={back}>返回{id}</button>
      </p>
    )
  }
  const menuPanel = { module: 'guide', load: async () => ({ default: Above }) }
  const { user } = await portal('/', { parts: { menuPanel } })
  await screen.findByText('工作台')
  expect(screen.queryByText(/面板/)).toBeNull()
  await openMenu(user, /划款指令录入/)
  expect((await screen.findByText(/面板101/)).closest('[data-app]')?.getAttribute('data-app')).toBe('guide')
  await openMenu(user, /划款指令查询/)
  await screen.findByText(/面板102/)
  await user.click(screen.getByRole('button', { name: '返回102' }))
  await waitFor(() => expect(front()).toContain('划款指令录入'))
})
