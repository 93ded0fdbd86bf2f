import { stage } from '@iisp/testing/dom/stage'
import { homeKey } from '@iisp/web/tabs/tab'
import { dispatchTabs } from '@iisp/web/tabs/tabs-store'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import NewYearOverlay from './NewYearOverlay.tsx'

const at = (time: string) => vi.setSystemTime(time)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  document.cookie = 'newYear=; max-age=0; path=/'
})
afterEach(() => vi.useRealTimers())
const goHome = () => act(() => dispatchTabs({ type: 'activate', key: homeKey }))
const greeting = () => screen.queryByText(/祝您新的一年/)

test('home greets in January, once; elsewhere nothing is shown', async () => {
  at('2027-01-05T10:00:00+08:00')
  stage(NewYearOverlay)
  expect(greeting()).toBeNull()
  expect(document.cookie).not.toContain('newYear')
  goHome()
  await waitFor(() => expect(greeting()).toBeTruthy())
  expect(document.cookie).toContain('newYear=1')
  await userEvent.click(screen.getByRole('button', { name: '以后再说' }))
  await waitFor(() => expect(greeting()).toBeNull())
})

test.each([
  ['2027-02-16T10:00:00+08:00', ''],
  ['2026-12-31T23:59:00+08:00', ''],
  ['2027-01-06T10:00:00+08:00', 'newYear=1; path=/'],
])('on %s with the cookie %j home does not greet', (time, cookie) => {
  at(time)
  if (cookie !== '') document.cookie = cookie
  stage(NewYearOverlay)
  goHome()
  expect(greeting()).toBeNull()
})
