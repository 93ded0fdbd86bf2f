import { FakeServer } from '@iisp/testing/dom/fake-server'
import { FakeSocket } from '@iisp/testing/dom/fake-socket'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setLocale } from '../i18n/index.ts'
import { portal } from './test/staged-portal.tsx'

afterEach(() => {
  vi.useRealTimers()
  void setLocale('zh')
})
const pong = () => act(async () => FakeSocket.push({ type: 0, time: 1 }))
const sign = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const off = '实时更新已断开，列表可能不是最新'

test('the frame says that pushes are off once the quick attempts have failed; when they are back, the sign goes and what is shown is fetched again', async () => {
  new FakeServer().listen()
  const loadTodoCounts = vi.fn<() => Promise<[]>>(async () => [])
  await portal('/', { ports: { loadTodoCounts } })
  await screen.findByText('工作台')
  await pong()
  vi.useFakeTimers()
  for (let attempt = 0; attempt < 3; attempt++) {
    act(() => {
      FakeSocket.lose()
      vi.advanceTimersByTime(3_000)
    })
    expect(sign()).not.toContain(off)
  }
  act(() => FakeSocket.lose())
  expect(sign()).toContain(off)
  await act(() => setLocale('en'))
  expect(sign()).toContain('Live updates are off, lists may be out of date')
  await act(() => setLocale('zh'))
  vi.useRealTimers()
  const before = loadTodoCounts.mock.calls.length
  act(() => void window.dispatchEvent(new Event('online')))
  expect(sign()).toContain(off)
  await pong()
  expect(sign()).not.toContain(off)
  await waitFor(() => expect(loadTodoCounts.mock.calls.length).toBe(before + 1))
})
