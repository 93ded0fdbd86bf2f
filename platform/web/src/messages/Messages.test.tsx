import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Messages, closeMessage, configureMessages, confirm, notify, resetMessages, toast } from './index.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Messages />)
})
afterEach(() => {
  act(() => resetMessages())
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const say = (run: () => unknown) => act(() => void run())

test.each(['success', 'warning', 'info'] as const)(
  '[SH-172] a %s message closes by itself after 2 s',
  (type) => {
    say(() => toast[type]('保存成功'))
    pass(1_500)
    expect(screen.getByText('保存成功')).toBeTruthy()
    pass(600)
    expect(screen.queryByText('保存成功')).toBeNull()
  },
)

test('[SH-173] an error stays until it is closed', () => {
  say(() => toast.error('系统异常'))
  pass(10_000)
  expect(screen.getByRole('alert').textContent).toContain('系统异常')
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByText('系统异常')).toBeNull()
})

test('[SH-174] an error with a duration of 1 s is shown for 3 s', () => {
  say(() => toast.error('稍后重试', { duration: 1_000 }))
  pass(2_500)
  expect(screen.getByText('稍后重试')).toBeTruthy()
  pass(600)
  expect(screen.queryByText('稍后重试')).toBeNull()
})

test('a notice stays while the pointer is over it', () => {
  say(() => toast.info('请注意'))
  fireEvent.pointerEnter(screen.getByText('请注意').closest('[data-type]')!)
  pass(5_000)
  fireEvent.pointerLeave(screen.getByText('请注意').closest('[data-type]')!)
  pass(2_100)
  expect(screen.queryByText('请注意')).toBeNull()
})

test('a loading notice stays until a message with the same id replaces it', () => {
  say(() => toast.loading('提交中', { id: 'submit' }))
  pass(60_000)
  expect(screen.getByText('提交中')).toBeTruthy()
  say(() => toast.success('提交成功', { id: 'submit' }))
  expect(screen.queryByText('提交中')).toBeNull()
  pass(2_100)
  expect(screen.queryByText('提交成功')).toBeNull()
})

test('[SH-176] a redirect pushes a route and shows nothing', () => {
  const navigate = vi.fn<(url: string) => void>()
  configureMessages({ navigate })
  say(() => notify({ type: 'redirect', title: '去往', url: '/iisp/welcome' }))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/iisp/welcome')
  expect(screen.queryByText('去往')).toBeNull()
})

test.each([
  ['确定', true],
  ['取消', false],
  ['关闭', false],
])('[SH-179] %s answers a confirm with %s', async (button, answer) => {
  let asked: Promise<boolean> | undefined
  say(() => (asked = confirm({ title: '提交指令', desc: '确认提交该划款指令？' })))
  fireEvent.click(screen.getByRole('button', { name: button }))
  expect(await asked).toBe(answer)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[SH-170] a reset closes all messages and answers open questions with cancel', async () => {
  let asked: Promise<boolean> | undefined
  say(() => (asked = confirm({ title: '提交指令' })))
  say(() => toast.error('系统异常'))
  act(() => resetMessages())
  expect(await asked).toBe(false)
  expect(screen.queryByText('系统异常')).toBeNull()
})

test('[SH-177] [SH-405] the download dialog counts down 5 s and then downloads', () => {
  const download = vi.fn<(file: object) => void>()
  configureMessages({ download })
  say(() => notify({ type: 'download', title: '电子回单', fileId: '42' }))
  expect(screen.getByText('5/5秒后自动下载')).toBeTruthy()
  pass(1_000)
  expect(screen.getByText('4/5秒后自动下载')).toBeTruthy()
  for (let s = 0; s < 3; s++) pass(1_000)
  expect(download).not.toHaveBeenCalled()
  pass(1_000)
  expect(download).toHaveBeenCalledExactlyOnceWith({ url: '', fileId: '42' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[SH-178] the link downloads at once and only once', () => {
  const download = vi.fn<(file: object) => void>()
  configureMessages({ download })
  say(() => notify({ type: 'download', title: '电子回单', url: '/files/1' }))
  const link = screen.getByRole('button', { name: '立即下载' })
  fireEvent.click(link)
  fireEvent.click(link)
  pass(6_000)
  expect(download).toHaveBeenCalledTimes(1)
})

test('closing the download dialog cancels the download', () => {
  const download = vi.fn<(file: object) => void>()
  configureMessages({ download })
  let id = ''
  say(() => (id = notify({ type: 'download', title: '电子回单', url: '/files/1' })))
  act(() => closeMessage(id))
  pass(6_000)
  expect(download).not.toHaveBeenCalled()
})

test('a content message shows sanitised HTML in a dialog', async () => {
  vi.useRealTimers()
  say(() =>
    notify({
      type: 'content',
      title: '公告',
      content:
        '<p onclick="x()">本周<b>休市</b></p><script>x()</script><a href="javascript:x()">链接</a><img src=x onerror=x()>',
    }),
  )
  const words = await screen.findByText('休市')
  const dialog = screen.getByRole('dialog', { name: '公告' })
  expect(words.closest('p')?.getAttribute('onclick')).toBeNull()
  expect(dialog.querySelector('script')).toBeNull()
  expect(dialog.innerHTML).not.toMatch(/javascript:|onerror/)
})
