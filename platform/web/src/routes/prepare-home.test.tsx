import type { Profile } from '@iisp/contract/shell-answers'
import { expect, test, vi } from 'vitest'
import { releaseAfterPaint } from '../loader/first-paint.ts'
import { request } from '../request/request.ts'
import { good, readOrder, sent, stageRequests } from '../request/test/exchange.ts'
import { sessionStore } from '../session/index.ts'
import { activePage } from '../tabs/tabs-select.ts'
import { resetTabs, tabsNow } from '../tabs/tabs-store.ts'
import { prepareHome } from './prepare-home.ts'

stageRequests()

/** Opens the portal at an address as an operator of a manager with the old menus. */
function openedAt(address: string): void {
  resetTabs({ path: '/iisp/new-home' })
  vi.stubGlobal('location', { origin: 'https://portal.example', pathname: address })
  sessionStore.setState({ profile: { isMgr: '0', isGlobalFund: '0', menuTopology: '1' } as Profile })
  prepareHome({ historyMode: 'browser' })
}

test.each(['/', '/iisp', '/iisp/preview-home'])(
  'opened at %s, home is painted before a call is sent',
  async (address) => {
    openedAt(address)
    const answer = request(readOrder, {})
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([])
    releaseAfterPaint()
    await vi.advanceTimersByTimeAsync(200)
    expect(sent).toHaveLength(1)
    sent[0]?.answer(good({ id: '7' }))
    expect(await answer).toEqual({ id: '7' })
  },
)

test('calls are sent after a second even where nothing is painted', async () => {
  openedAt('/iisp')
  void request(readOrder, {})
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(1)
})

test('opened at the bare address, the first page is the home of the person', async () => {
  openedAt('/iisp')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(activePage(tabsNow()).path).toBe('/iisp/preview-home')
})

test('opened at the address of a page, calls are sent at once', async () => {
  openedAt('/iisp/transfer-money/transfer-instruction/transfer-list')
  void request(readOrder, {})
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
})
