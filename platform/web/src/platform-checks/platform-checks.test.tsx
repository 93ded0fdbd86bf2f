import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heartbeat } from '../live/index.ts'
import { Messages, resetMessages } from '../messages/index.ts'
import type { Profile } from '@iisp/contract/shell-answers'
import { clearSession, sessionStore } from '../session/session.ts'
import { BrowserWarning } from './index.ts'
import { isOutdated, promptUpgrade, watchUpgrades } from './upgrade.ts'

const agent = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
const firefox = 'Mozilla/5.0 (X11; rv:130.0) Gecko/20100101 Firefox/130.0'
const oldChrome = 'Mozilla/5.0 AppleWebKit/537.36 Chrome/85.0.0.0 Safari/537.36'
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => resetMessages())
  clearSession()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['[SH-378]', oldChrome, '浏览器版本过低提醒'],
  ['[SH-379]', firefox, '浏览器兼容性提醒'],
])('%s [SH-380] [SH-232] the warning %s stands and names the latest Chrome: %s', (_, userAgent, title) => {
  agent(userAgent)
  render(<BrowserWarning />)
  act(() => vi.advanceTimersByTime(15_000))
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText('为了您的使用体验，建议使用最新版谷歌浏览器（Chrome）')).toBeTruthy()
})

test('[SH-233] a closed warning is not shown again in this browser', () => {
  agent(firefox)
  const { unmount } = render(<BrowserWarning />)
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
  const again = render(<BrowserWarning />)
  expect(screen.queryByRole('alert')).toBeNull()
  again.unmount()
  localStorage.clear()
  render(<BrowserWarning />)
  expect(screen.getByRole('alert')).toBeTruthy()
})

const profile = (menuTopology?: string) =>
  ({ account: 'lin.jing', ...(menuTopology && { menuTopology }) }) as Profile
test.each([
  [true, true, '2', false],
  [true, true, undefined, true],
  [true, false, '1', true],
  [true, false, undefined, false],
  [false, true, undefined, false],
])(
  '[SH-204] production %s, expected %s, menuTopology %s: prompt %s',
  (production, expected, topology, prompt) => {
    expect(isOutdated(production, expected, profile(topology))).toBe(prompt)
  },
)

test.each([
  ['[SH-376]', '刷新', 1],
  ['[SH-377]', '关闭', 0],
] as const)(
  '%s [SH-374] [SH-375] the button %s of the upgrade prompt reloads %d times',
  async (_, name, times) => {
    const reload = vi.fn<() => void>()
    render(<Messages />)
    act(() => void promptUpgrade(reload))
    expect(screen.getByRole('dialog', { name: '升级提示' }).textContent).toContain(
      '平台已经升级，请刷新页面，以便平台正常给您提供服务，感谢您的配合！',
    )
    await act(async () => {
      const buttons = screen.getAllByRole('button', { name })
      fireEvent.click(buttons.at(-1)!)
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(reload).toHaveBeenCalledTimes(times)
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('[SH-204] the version is checked with each profile and every 5 min, and a declined upgrade is not offered again', async () => {
  const serverVersion = vi
    .fn<() => Promise<{ version: string; menuTopology: boolean }>>()
    .mockResolvedValue({ version: '2', menuTopology: true })
  render(<Messages />)
  const stop = watchUpgrades(true, serverVersion)
  await act(async () => {
    sessionStore.setState({ profile: profile() })
    // once the page is idle
    await vi.advanceTimersByTimeAsync(1_000)
  })
  await act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name: '关闭' }).at(-1)!)
    await vi.advanceTimersByTimeAsync(300_000)
  })
  expect(serverVersion).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('dialog')).toBeNull()
  stop()
  heartbeat.stop()
})
