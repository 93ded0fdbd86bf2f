import { linJing } from '@iisp/testing/dom/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../request/index.ts'
import { markLocked, untilUnlocked } from '../request/screen-lock.ts'
import { sessionStore } from '../session/index.ts'
import { portal, tree } from './test/staged-portal.tsx'

test('[BL-360] only the password unlocks the screen', async () => {
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
  expect(within(cover).getByText('机构服务平台')).toBeTruthy()
  // the button can be seen and pressed from the beginning
  await user.click(within(cover).getByRole('button', { name: '解锁' }))
  expect(within(cover).getByText('请输入登录密码')).toBeTruthy()
  await user.type(within(cover).getByLabelText('密码'), 'wrong{Enter}')
  expect(await within(cover).findByText('密码不正确，请重试')).toBeTruthy()
  await user.type(within(cover).getByLabelText('密码'), 'right{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a reloaded window is still locked and shows whose session it is', async () => {
  const screenLock = {
    lock: async () => {},
    unlock: async () => true,
    state: async () => ({ locked: true, name: '林静' }),
  }
  const loadProfile = async () => {
    markLocked()
    await untilUnlocked()
    return linJing
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

test('the lock screen shows the server’s text about too many attempts', async () => {
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
