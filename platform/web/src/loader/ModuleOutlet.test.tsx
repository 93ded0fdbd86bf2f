import { FakeServer } from '@iisp/testing/dom/fake-server'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineTexts, useText } from '../i18n/index.ts'
import type { ModuleEntry, WebManifest } from '../ports.ts'
import { ModuleOutlet, lazyPart, prefetchModules } from './index.ts'

const orders = '/transfer-money/orders'
const texts = defineTexts({ title: ['划款指令', 'Transfer orders'] })
const OrderPage = () => <p>{useText(texts)('title')}</p>
const entry: { default: ModuleEntry } = {
  default: {
    pages: [{ page: { path: orders }, component: OrderPage }],
  },
}
const chunkError = () =>
  new TypeError('Failed to fetch dynamically imported module: https://p.example/assets/transfers-1a.js')

let server: FakeServer
beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer().listen()
})
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = (load: WebManifest['load'], path = orders) =>
  render(
    <ModuleOutlet
      manifests={[{ name: 'orders-module', pages: [{ path: '/transfer-money' }], load }]}
      path={path}
    />,
  )

test('[SH-109] [SH-129] [SH-410] no spinner is shown before 1 s', async () => {
  let arrive: (value: typeof entry) => void = () => {}
  show(() => new Promise((resolve) => (arrive = resolve)))
  await pass(900)
  expect(screen.queryByText('应用加载中...')).toBeNull()
  await pass(200)
  expect(screen.getByText('应用加载中...')).toBeTruthy()
  arrive(entry)
  await pass(0)
  expect(screen.getByText('划款指令').closest('[data-app]')?.getAttribute('data-app')).toBe('orders-module')
})

test('[SH-108] [SH-130] [SH-131] [SH-384] [SH-412] a failed load is retried three times, after 1, 2 and 4 s', async () => {
  const load = vi.fn<WebManifest['load']>(() => Promise.reject(chunkError()))
  show(load)
  await pass(0)
  expect(screen.getByText('平台已升级，请刷新页面')).toBeTruthy()
  expect(screen.getByRole('button', { name: '点击刷新' })).toBeTruthy()
  const counts: number[] = []
  for (const wait of [999, 1, 2_000, 4_000]) {
    await pass(wait)
    counts.push(load.mock.calls.length)
  }
  expect(counts).toEqual([1, 2, 3, 4])
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(4)
  expect(screen.getByText('应用加载失败，请刷新重试')).toBeTruthy()
})

test('the notice disappears when a retry succeeds', async () => {
  let tries = 0
  show(() => (++tries < 3 ? Promise.reject(chunkError()) : Promise.resolve(entry)))
  await pass(3_100)
  expect(screen.getByText('划款指令')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['[SH-382]', chunkError(), 'ChunkLoadError: /assets/transfers-1a.js'],
  [
    '[SH-383]',
    new Error('Unable to preload CSS for https://p.example/assets/transfers-2b.css'),
    'CSS_CHUNK_LOAD_FAILED: /assets/transfers-2b.css',
  ],
])('%s a failed file is reported once: %s', async (_, error, text) => {
  show(() => Promise.reject(error))
  await pass(10_000)
  expect(server.reports.map(({ errorText }) => errorText)).toEqual([text])
})

test('[SH-132] [SH-385] [SH-411] after 20 s, not before, the person is asked to check the network, and retry requests the file again', async () => {
  const load = vi.fn<WebManifest['load']>(() => new Promise(() => {}))
  show(load)
  await pass(19_900)
  expect(screen.queryByText('加载超时，请检查网络')).toBeNull()
  await pass(200)
  expect(screen.getByText('加载超时，请检查网络')).toBeTruthy()
  load.mockImplementation(() => Promise.resolve(entry))
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(0)
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText('划款指令')).toBeTruthy()
})

test('[SH-416] a request is given up after 120 s, not before: it is reported as a chunk that failed, and made again', async () => {
  const load = vi.fn<WebManifest['load']>(() => new Promise(() => {}))
  show(load)
  await pass(119_900)
  expect(server.reports).toEqual([])
  expect(load).toHaveBeenCalledTimes(1)
  await pass(200)
  expect(server.reports.map(({ errorText }) => errorText)).toEqual(['ChunkLoadError: no script after 120 s'])
  load.mockImplementation(() => Promise.resolve(entry))
  await pass(1_000)
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText('划款指令')).toBeTruthy()
})

test('a page that arrives after the time-out is still shown', async () => {
  let arrive: (value: typeof entry) => void = () => {}
  show(() => new Promise((resolve) => (arrive = resolve)))
  await pass(21_000)
  arrive(entry)
  await pass(0)
  expect(screen.getByText('划款指令')).toBeTruthy()
})

test('[SH-107] a path that belongs to no module shows that the app was not found', () => {
  show(() => Promise.resolve(entry), '/nowhere')
  expect(screen.getByText('未找到该应用')).toBeTruthy()
})

test('a path for which the module has no page shows a message', async () => {
  show(() => Promise.resolve(entry), '/transfer-money/nothing')
  await pass(0)
  expect(screen.getByText('抱歉，您访问的页面不存在')).toBeTruthy()
})

test('a lazily loaded part of a page waits and retries in the same way', async () => {
  let tries = 0
  const Part = lazyPart(
    () =>
      ++tries < 2
        ? Promise.reject(chunkError())
        : Promise.resolve({ Hello: ({ name }: { name: string }) => <p>您好{name}</p> }),
    'Hello',
  )
  render(<Part name="林静" />)
  await pass(0)
  expect(screen.getByText('平台已升级，请刷新页面')).toBeTruthy()
  await pass(1_000)
  expect(screen.getByText('您好林静')).toBeTruthy()
})

test('[SH-110] modules are prefetched one after the other before any of their paths is opened', async () => {
  const order: string[] = []
  const manifest = (name: string): WebManifest => ({
    name,
    pages: [{ path: `/${name}` }],
    load: () => {
      order.push(name)
      return Promise.resolve({ default: { pages: [] } })
    },
  })
  prefetchModules([manifest('a'), manifest('b')])
  expect(order).toEqual([])
  await pass(1_000)
  expect(order).toEqual(['a'])
  await pass(1_000)
  expect(order).toEqual(['a', 'b'])
})
