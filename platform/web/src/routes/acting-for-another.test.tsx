import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { portal } from './test/staged-portal.tsx'

const acting = {
  supperMgrChg: '1',
  realName: '杜鉴',
  realAccount: 'du.jian@hengxin.example',
} as const

test('a person who acts for another sees both names at the top of every page and can return to their own account', async () => {
  const stopActing = vi.fn<(own: string) => Promise<void>>(async () => {})
  await portal('/iisp/transfer-money/m102?mid=102', { person: acting, ports: { stopActing } })
  const bar = await screen.findByRole('region', { name: '代办提示' })
  expect(bar.textContent).toContain('杜鉴 代 林静')
  expect(screen.getByRole('button', { name: '杜鉴 代 林静 个人中心' })).toBeTruthy()
  await userEvent.click(within(bar).getByRole('button', { name: '退出代办' }))
  await waitFor(() => expect(stopActing).toHaveBeenCalledExactlyOnceWith('du.jian@hengxin.example'))
})

test('acting for another does not end before unsaved input is confirmed as lost', async () => {
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

test('people who act for themselves see no such bar', async () => {
  await portal('/iisp/transfer-money/m102?mid=102')
  await screen.findByText('列表页')
  expect(screen.queryByRole('region', { name: '代办提示' })).toBeNull()
})
