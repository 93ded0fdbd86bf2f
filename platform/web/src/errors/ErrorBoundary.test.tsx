import { FakeServer } from '@iisp/testing/dom/fake-server'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './index.ts'

let broken: Error | null
let server: FakeServer
beforeEach(() => {
  server = new FakeServer().listen()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())
function Page() {
  if (broken) throw broken
  return <p>划款指令</p>
}
const show = () =>
  render(
    <>
      <nav>菜单</nav>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </>,
  )

test('[BL-191] [BL-326] [SH-133] [SH-381] a crash is replaced by an alert, and retry shows the page again', () => {
  broken = new TypeError('x is undefined')
  show()
  expect(screen.getByRole('alert').textContent).toContain('组件报错，请尝试重试，或者联系在线客服处理')
  expect(screen.getByText('菜单')).toBeTruthy()
  broken = null
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByText('划款指令')).toBeTruthy()
})

test('a crash is reported with its code locations but without host names', () => {
  broken = new TypeError('x is undefined')
  show()
  expect(server.reports).toHaveLength(1)
  expect(server.reports[0]!.errorText).toBe('TypeError: x is undefined')
  expect(server.reports[0]!.extra).toContain('Page')
})

test('[SH-384] if a file of the page no longer exists after an upgrade, the person is asked to refresh', () => {
  broken = new TypeError('Failed to fetch dynamically imported module: https://p.example/assets/a-1.js')
  show()
  expect(screen.getByRole('button', { name: '点击刷新' })).toBeTruthy()
  expect(server.reports[0]!.errorText).toBe('ChunkLoadError: /assets/a-1.js')
})
