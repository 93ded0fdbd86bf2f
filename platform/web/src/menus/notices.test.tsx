import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Messages, resetMessages } from '../messages/index.ts'
import { showMenuNotice } from './notices.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(resetMessages)
  vi.useRealTimers()
})

test('[BL-248] [BL-249] the notice of a menu that needs an SMS or UKEY sign-in names guide and phone, for 10 s', async () => {
  render(<Messages />)
  act(() => showMenuNotice('strongLogin', { servicePhone: '400-888-1234', serviceEmail: '' }))
  expect(screen.getByText('该功能需使用短信或UKEY登录后访问')).toBeTruthy()
  expect(screen.getByText('如有疑问请致电400-888-1234')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'UKEY登录指引' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(9999))
  expect(screen.getByText('该功能需使用短信或UKEY登录后访问')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByText('该功能需使用短信或UKEY登录后访问')).toBeNull()
})
