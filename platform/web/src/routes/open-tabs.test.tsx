import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  address,
  current,
  front,
  lives,
  names,
  openMenu,
  portal,
  pressBack,
  tabs,
} from './test/staged-portal.tsx'

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

test('a page behind another one keeps its input', async () => {
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

test('the back key undoes a step inside a page and keeps the input', async () => {
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

test('a page can open another page in a tab with a given name, and close its own tab', async () => {
  const { user } = await portal('/iisp/transfer-money/m101?mid=101')
  await user.click(await screen.findByRole('button', { name: '详情' }))
  expect(await screen.findByText('详情页')).toBeTruthy()
  expect(names()).toEqual(['首页', '划款指令录入', '指令 T7'])
  await user.click(tabs()[1]!)
  await user.click(screen.getByRole('button', { name: '关闭本页' }))
  await waitFor(() => expect(names()).toEqual(['首页', '指令 T7']))
  expect(front()).toBe('指令 T7')
})

test('[SH-113] reload in the menu of a tab mounts its page afresh', async () => {
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

test('[SH-183] Alt+W closes the page in front, Alt+Shift+T opens it again, Alt with a digit chooses a page', async () => {
  const { user } = await portal('/transfer-money/m101?orderId=5')
  await openMenu(user, /划款指令查询/)
  await screen.findByText('列表页')
  await user.click(tabs()[1]!)
  await screen.findByText('查询 5')
  await user.keyboard('{Alt>}w{/Alt}')
  await waitFor(() => expect(names()).toEqual(['首页', '划款指令查询']))
  expect(front()).toBe('划款指令查询')
  await user.keyboard('{Alt>}1{/Alt}')
  await waitFor(() => expect(front()).toBe('首页'))
  await user.keyboard('{Alt>}w{/Alt}')
  expect(names()).toHaveLength(2)
  await user.keyboard('{Alt>}{Shift>}T{/Shift}{/Alt}')
  expect(await screen.findByText('查询 5')).toBeTruthy()
  expect(address).toBe('/iisp/transfer-money/m101?mid=101&orderId=5')
  expect(names()).toEqual(['首页', '划款指令录入', '划款指令查询'])
  await user.keyboard('{Alt>}9{/Alt}')
  await waitFor(() => expect(front()).toBe('划款指令查询'))
  await user.keyboard('{Alt>}7{/Alt}')
  expect(front()).toBe('划款指令查询')
})

test('the menu of a tab opens the page closed last again', async () => {
  const { user } = await portal('/transfer-money/m101?orderId=5')
  await screen.findByText('查询 5')
  const reopen = () => {
    fireEvent.contextMenu(tabs()[0]!)
    return screen.getByRole('menuitem', { name: '重新打开刚关闭的页面' })
  }
  expect(reopen().getAttribute('aria-disabled')).toBe('true')
  fireEvent.keyDown(tabs()[1]!, { key: 'Delete' })
  await waitFor(() => expect(names()).toEqual(['首页']))
  await user.click(reopen())
  expect(await screen.findByText('查询 5')).toBeTruthy()
})

test('a tab with unsaved input is marked and asks before it closes', async () => {
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
    within(await screen.findByRole('dialog', { name: '未保存' })).getByRole('button', { name: '放弃并关闭' }),
  )
  await waitFor(() => expect(names()).toEqual(['首页']))
})

test('a menu opened with another query has a second tab while the first holds unsaved input', async () => {
  const { user } = await portal('/transfer-money/m101?orderId=5')
  await user.type(await screen.findByLabelText('金额'), '12')
  await openMenu(user, /划款指令录入/)
  expect(await screen.findByText('查询 无')).toBeTruthy()
  expect(names()).toEqual(['首页', '划款指令录入未保存', '划款指令录入'])
  await openMenu(user, /划款指令录入/)
  expect(names()).toHaveLength(3)
  await user.click(tabs()[1]!)
  expect(address).toBe('/iisp/transfer-money/m101?mid=101&orderId=5')
  expect(screen.getAllByLabelText<HTMLInputElement>('金额')[0]!.value).toBe('12')
  await waitFor(() => expect(document.title).toBe('机构服务平台-划款管理-划款指令录入'))
})

test('the browser warns before a window with unsaved input is closed', async () => {
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

test('[SH-401] [BU-397] beyond the limit the oldest tab goes; with unsaved input only after a question', async () => {
  const { user } = await portal('/', { tabLimit: 1 })
  await openMenu(user, /划款指令录入/)
  await user.type(await screen.findByLabelText('金额'), '1')
  await openMenu(user, /划款指令查询/)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '返回编辑' }))
  expect(names()).toEqual(['首页', '划款指令录入未保存'])
  expect(address).toBe('/iisp/transfer-money/m101?mid=101')
  await openMenu(user, /划款指令查询/)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃并继续' }))
  await waitFor(() => expect(names()).toEqual(['首页', '划款指令查询']))
})
