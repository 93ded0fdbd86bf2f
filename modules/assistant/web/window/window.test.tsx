import { unreadChat } from '@iisp/assistant/contract'
import { openOnlineService } from '@iisp/web'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assistantManifest } from '../manifest.ts'
import { account, serving, show } from '../test/serving.ts'
import { beginNewTalk } from '../talk/talk-store.ts'
import Launcher from './Launcher.tsx'

const user = userEvent.setup()
beforeEach(() => beginNewTalk(account))
afterEach(() => vi.unstubAllGlobals())

const launcher = () => screen.findByRole('button', { name: /在线客服/ })
const windowOf = () => screen.findByRole('dialog', { name: '智能助手' })
const place = (dialog: HTMLElement) => {
  const { left, top, width, height } = dialog.style
  return [left, top, width, height].map((value) => Number.parseInt(value))
}

test('[SH-024] [BL-122] the button opens the assistant, and Escape hides it', async () => {
  show(<Launcher />)
  await user.click(await launcher())
  expect(await windowOf()).toBeTruthy()
  expect(await screen.findByText('林静，上午好！')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(await launcher()).toBeTruthy()
})

test('an open window is open again after a reload', async () => {
  const first = show(<Launcher />)
  await user.click(await launcher())
  await windowOf()
  first.unmount()
  show(<Launcher />)
  expect(await windowOf()).toBeTruthy()
})

test('[BL-037] the online service of a page opens it', async () => {
  show(<Launcher />)
  await launcher()
  act(() => void openOnlineService())
  expect(await windowOf()).toBeTruthy()
})

test('unread messages are counted on the button, which then opens the chat', async () => {
  show(
    <Launcher />,
    serving().answer(unreadChat, () => ({ unread: 3 })),
  )
  await user.click(await screen.findByRole('button', { name: '在线客服，3条未读消息' }))
  expect((await screen.findByRole('tab', { name: '人工客服' })).getAttribute('aria-selected')).toBe('true')
})

test('the window moves and resizes by keys, and is found where it was left', async () => {
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  const first = show(<Launcher />)
  await user.click(await launcher())
  const dialog = await windowOf()
  expect(place(dialog)).toEqual([1016, 276, 400, 600])
  screen.getByRole('button', { name: /移动窗口/ }).focus()
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  screen.getByRole('button', { name: /调整窗口大小/ }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(place(dialog)).toEqual([992, 252, 376, 600])
  first.unmount()
  show(<Launcher />)
  expect(place(await windowOf())).toEqual([992, 252, 376, 600])
})

test('the window moves by pointer', async () => {
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  show(<Launcher />)
  await user.click(await launcher())
  const dialog = await windowOf()
  const title = screen.getByRole('button', { name: /移动窗口/ })
  title.setPointerCapture = () => {}
  fireEvent.pointerDown(title, { clientX: 100, clientY: 100 })
  fireEvent.pointerMove(title, { clientX: 40, clientY: 80 })
  fireEvent.pointerUp(title)
  fireEvent.pointerMove(title, { clientX: 0, clientY: 0 })
  expect(place(dialog).slice(0, 2)).toEqual([956, 256])
})

test('[SH-063] it opens as a page of its own, which hides the menu', async () => {
  const { openPage } = show(<Launcher />)
  await user.click(await launcher())
  await windowOf()
  await user.click(screen.getByRole('button', { name: '在页签中打开' }))
  expect(openPage.mock.calls).toMatchObject([[{ path: '/extension-center/ai-helper' }]])
  expect(await launcher()).toBeTruthy()
  const { default: entry } = await assistantManifest.load()
  const pathsOf = (pages: readonly { readonly path: string }[]) => pages.map(({ path }) => path).toSorted()
  expect(pathsOf(entry.pages.map(({ page }) => page))).toEqual(pathsOf(assistantManifest.pages))
  expect(assistantManifest.pages.filter(({ wide }) => wide).map(({ path }) => path)).toEqual([
    '/extension-center/ai-helper',
  ])
})
