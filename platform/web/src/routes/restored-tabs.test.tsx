import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markLocked } from '../request/screen-lock.ts'
import { sessionGate } from '../request/index.ts'
import { clearSession, reloadPerson, signOut } from '../session/index.ts'
import { address, front, lives, names, openMenu, portal, tabs, tree } from './test/staged-portal.tsx'

type Setting = Parameters<typeof portal>[1]

const three = ['首页', '划款指令录入', '划款指令查询', '指令 T7']

/** Opens three tabs, the last one a page without menu. */
async function work(setting?: Setting) {
  const view = await portal('/transfer-money/m101?orderId=5', setting)
  await openMenu(view.user, /划款指令查询/)
  await screen.findByText('列表页')
  await view.user.click(tabs()[1]!)
  await view.user.click(await screen.findByRole('button', { name: '详情' }))
  await screen.findByText('详情页')
  expect(names()).toEqual(three)
  return view
}

/** A window that has lost everything except its stored data, as after a reload. */
function restart(at: string, setting?: Setting) {
  cleanup()
  clearSession('expired')
  lives.length = 0
  return portal(at, setting)
}

test('after a reload all tabs are back with their titles and addresses, and only the one in front is mounted', async () => {
  await work()
  const { user } = await restart('/iisp/transfer-money/m102?mid=102')
  await screen.findByText('列表页')
  expect(names()).toEqual(three)
  expect(front()).toBe('划款指令查询')
  await act(async () => {})
  expect(screen.queryByText('查询 5')).toBeNull()
  await user.click(tabs()[1]!)
  expect(await screen.findByText('查询 5')).toBeTruthy()
  expect(address).toBe('/iisp/transfer-money/m101?mid=101&orderId=5')
  expect(lives).toEqual(['form'])
})

test('[SH-041] the tabs come back behind home if the address is that of home', async () => {
  await work()
  await restart('/')
  await screen.findByText('工作台')
  await waitFor(() => expect(names()).toEqual(three))
  expect(front()).toBe('首页')
  expect(address).toBe('/iisp/new-home')
})

test('an address that no tab had opens behind those that come back', async () => {
  const { user } = await portal('/iisp/transfer-money/m102?mid=102')
  await openMenu(user, /划款指令录入/)
  await restart('/iisp/transfer-money/detail?id=9')
  await screen.findByText('详情页')
  expect(names()).toEqual(['首页', '划款指令查询', '划款指令录入', '指令 T7'])
})

test('[SH-243] pages that the person may no longer open do not come back; the address of one leads to /403', async () => {
  await work()
  const less = [
    { ...tree[0]!, children: tree[0]!.children.map((menu) => ({ ...menu, coMenuPerm: '0' as const })) },
  ]
  await restart('/iisp/transfer-money/m102?mid=102', { menus: less })
  await waitFor(() => expect(address).toBe('/iisp/403'))
  expect(names()).toEqual(['首页', '指令 T7'])
})

test('[SH-182] not more tabs come back than may be open', async () => {
  await work()
  await restart('/', { tabLimit: 2 })
  await waitFor(() => expect(names()).toEqual(['首页', '划款指令查询', '指令 T7']))
})

test('[SH-170] another person never sees the tabs of the one before, nor does the first find them again', async () => {
  await work()
  await restart('/', { person: { account: 'zhou.hang@yuanshan.example' } })
  await screen.findByText('工作台')
  await act(async () => {})
  expect(names()).toEqual(['首页'])
  await restart('/')
  await screen.findByText('工作台')
  await act(async () => {})
  expect(names()).toEqual(['首页'])
})

test('the same person finds no tabs of another institution', async () => {
  await work()
  await restart('/', { person: { instiCode: 'M777' } })
  await screen.findByText('工作台')
  await act(async () => {})
  expect(names()).toEqual(['首页'])
})

test('[SH-170] after a sign-out the tabs are gone, also for the same person', async () => {
  await work()
  await act(async () => void (await signOut()))
  await restart('/')
  await screen.findByText('工作台')
  await act(async () => {})
  expect(names()).toEqual(['首页'])
})

test('[SH-194] after a switch of the context only home remains, also after a reload', async () => {
  await work()
  await act(reloadPerson)
  expect(names()).toEqual(['首页'])
  await restart('/')
  await screen.findByText('工作台')
  await act(async () => {})
  expect(names()).toEqual(['首页'])
})

test('a session that ended behind the lock screen leaves the tabs to the same person’s next sign-in', async () => {
  await work()
  act(() => markLocked())
  await act(async () => void sessionGate.end())
  await restart('/')
  await waitFor(() => expect(names()).toEqual(three))
})

test('stored tabs of another version of the portal are ignored', async () => {
  await work()
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('open-tabs:')) sessionStorage.setItem(key, '{"tabs":[{"key":1}],"opened":[]}')
  await restart('/')
  await screen.findByText('工作台')
  await act(async () => {})
  expect(names()).toEqual(['首页'])
})
