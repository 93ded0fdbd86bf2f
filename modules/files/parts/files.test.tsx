import { UiRoot } from '@iisp/ui/root'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { messageStore, resetMessages } from '@iisp/web/messages/index'
import { createQueryClient } from '@iisp/web/request/index'
import { sessionStore } from '@iisp/web/session/session'
import { fileTexts } from './file-texts.ts'
import { FileLink, StoredFilePreview } from './index.ts'

const id = 'a'.repeat(32)
const told = () => messageStore.getState().shown.map(({ title }) => title)
const answers = (status: number, data: unknown, msg = '') =>
  vi.fn<() => Promise<Response>>(async () => Response.json({ status, msg, data }, { status }))
const page = (child: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiRoot>{child}</UiRoot>
    </QueryClientProvider>,
  )
const link = (fileId = id) => page(<FileLink fileId={fileId} name="操作手册.pdf" />)
const press = () => userEvent.click(screen.getByRole('button', { name: '操作手册.pdf' }))

beforeEach(() => {
  sessionStore.setState({ status: 'in' })
  URL.createObjectURL = () => 'blob:1'
})
afterEach(() => {
  act(() => resetMessages())
  vi.unstubAllGlobals()
})

test('the texts are complete in both languages', () => expect(missingTexts(fileTexts)).toEqual([]))

test('[BL-258] [BL-330] without a session a link is disabled and says why', async () => {
  const fetch = answers(200, {})
  vi.stubGlobal('fetch', fetch)
  sessionStore.setState({ status: 'out' })
  link()
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  await press()
  expect(told()).toEqual(['暂时无法下载此文件，请登录后重试'])
  expect(fetch).not.toHaveBeenCalled()
})
test.each([
  ['without an id', '', 200],
  ['that is missing', id, 404],
  ['that is forbidden', id, 403],
])('[BL-331] a file %s cannot be downloaded', async (_, fileId, status) => {
  vi.stubGlobal('fetch', answers(status, null, '数据不存在'))
  link(fileId)
  await press()
  await waitFor(() => expect(told()).toEqual(['暂时无法下载此文件']))
})
test('[BL-315] a file that was saved says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('%PDF'))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  link()
  await press()
  await waitFor(() => expect(told()).toEqual(['下载成功']))
  expect(saved).toHaveBeenCalledOnce()
  saved.mockRestore()
})
test('a preview asks first, and then shows the picture from our own origin', async () => {
  vi.stubGlobal('fetch', answers(200, { fileId: id, name: '回单.png', size: 1, shown: 'image' }))
  page(<StoredFilePreview fileId={id} name="回单.png" onClose={() => undefined} />)
  expect((await screen.findByAltText('回单.png')).getAttribute('src')).toBe(`/api/file/preview?fileId=${id}`)
})
test('a refused preview says why in the dialog, and nothing is loaded', async () => {
  vi.stubGlobal('fetch', answers(404, null, '暂时无法下载此文件'))
  page(<StoredFilePreview fileId={id} name="a.pdf" onClose={() => undefined} />)
  expect(await screen.findByText('暂时无法下载此文件')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('button', { name: '下载' })).toBeNull()
})
