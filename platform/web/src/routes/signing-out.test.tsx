import type { Profile } from '@iisp/contract/shell-answers'
import { linJing } from '@iisp/testing/dom/people'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequestError, sessionGate } from '../request/index.ts'
import { go } from './navigation.ts'
import { address, current, names, portal } from './test/staged-portal.tsx'

test('after signing out, an address opens the login page first and the requested page after it', async () => {
  let person: Profile | null = null
  const loadProfile = async () => {
    if (person === null) throw new RequestError({ kind: 'answer', status: 401, msg: '请认证' })
    return person
  }
  const { user } = await portal('/iisp/transfer-money/m102?mid=102', { ports: { loadProfile } })
  const login = await screen.findByRole('button', { name: '登录' })
  person = linJing
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

test('[SH-386] a failed sign-out shows a message and changes nothing', async () => {
  const signOut = async () => {
    throw new RequestError({ kind: 'answer', status: 500, msg: 'x' })
  }
  const { user } = await portal('/', { ports: { signOut } })
  await user.click(await screen.findByRole('button', { name: '林静 个人中心' }))
  await user.click(screen.getByRole('menuitem', { name: '退出登录' }))
  expect(await screen.findByText('退出登录失败')).toBeTruthy()
  expect(names()).toEqual(['首页'])
})

test('when the session ends, the login opens over the page and the input is kept', async () => {
  const { user } = await portal('/iisp/transfer-money/m101?mid=101')
  await user.type(await screen.findByLabelText('金额'), '345')
  act(() => void sessionGate.end())
  await user.click(await screen.findByRole('button', { name: '继续登录' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '继续登录' })).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('金额').value).toBe('345')
})

test('after a sign-in of another person in another window the input is kept for the first person; for the other everything opens anew', async () => {
  let person: Profile = linJing
  const loadTodoCounts = vi.fn<() => Promise<[]>>(async () => [])
  const { user } = await portal('/iisp/transfer-money/m101?mid=101', {
    ports: { loadProfile: async () => person, loadTodoCounts },
  })
  await user.type(await screen.findByLabelText('金额'), '345')
  const goOn = async () => {
    act(() => void sessionGate.end('otherPerson'))
    await user.click(await screen.findByRole('button', { name: '继续登录' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '继续登录' })).toBeNull())
  }
  await goOn()
  expect(screen.getByLabelText<HTMLInputElement>('金额').value).toBe('345')
  expect(loadTodoCounts).toHaveBeenCalledOnce()
  person = { ...linJing, principal: 'zhou.hang', name: '周航', account: 'zhou.hang@yuanshan.example' }
  await goOn()
  expect(await screen.findByRole('button', { name: '周航 个人中心' })).toBeTruthy()
  expect(screen.queryByLabelText('金额')).toBeNull()
  expect([names(), loadTodoCounts.mock.calls.length]).toEqual([['首页'], 2])
})

test('[SH-038] /refresh/… opens the rest of the address', async () => {
  await portal('/refresh/iisp/transfer-money/m102?mid=102')
  expect(await screen.findByText('列表页')).toBeTruthy()
  expect(address).toBe('/iisp/transfer-money/m102?mid=102')
})
