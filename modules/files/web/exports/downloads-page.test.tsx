import { type ExportRow, download, exportCancel, exportDelete, exportList } from '@iisp/files/contract'
import type { Call, Output } from '@iisp/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { UiRoot } from '@iisp/ui/root'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { createQueryClient } from '@iisp/web/request/index'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { PageContext } from '@iisp/web/tabs/page-context'
import { resetTabs, useActiveTab } from '@iisp/web/tabs/tabs-store'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { downloadTexts } from './download-texts.ts'
import { DownloadsPage } from './DownloadsPage.tsx'

vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })
beforeAll(confirmReady)

const row = (change: Partial<ExportRow>): ExportRow => ({
  id: 'a'.repeat(32),
  title: '划款指令查询',
  format: 'xlsx',
  state: 'done',
  rowsDone: 1200,
  rowsTotal: 1200,
  size: 34_567,
  fileId: 'b'.repeat(32),
  fileName: '划款指令查询_20261121160910.xlsx',
  error: '',
  createdAt: '2026-11-21 16:09:10',
  expiresAt: '2026-11-28 16:09:10',
  ...change,
})
const running = row({
  state: 'running',
  rowsDone: 400,
  size: null,
  fileId: null,
  fileName: '',
  expiresAt: null,
})

let rows: ExportRow[]
let asked: { path: string; body: unknown }[]
const refused = new Map<string, { status: number; msg: string }>()
beforeEach(() => {
  asked = []
  refused.clear()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address)
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null
    asked.push({ path: pathname, body })
    const no = refused.get(pathname)
    if (no) return Response.json({ ...no, data: null }, { status: no.status })
    const page: Output<typeof exportList> = { list: rows, total: rows.length, pageNo: 1, pageSize: 20 }
    return Response.json({ status: 200, msg: '', data: pathname === exportList.path ? page : null })
  })
})
afterEach(() => vi.unstubAllGlobals())
function Front({ children }: { children: ReactNode }) {
  const { key, path, query, life } = useActiveTab()
  return <PageContext value={{ key, path, query, menuId: null, life }}>{children}</PageContext>
}
const open = (list: ExportRow[]) => {
  rows = list
  act(() => resetTabs({ path: '/iisp/downloads' }))
  render(
    <ShellContext value={{ workspace: {} } as Shell}>
      <QueryClientProvider client={createQueryClient()}>
        <UiRoot>
          <Front>
            <DownloadsPage />
          </Front>
        </UiRoot>
      </QueryClientProvider>
    </ShellContext>,
  )
}
const sent = (call: Call) => asked.filter(({ path }) => path === call.path).map(({ body }) => body)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the texts are complete in both languages', () => expect(missingTexts(downloadTexts)).toEqual([]))

test('an export under way shows how far it is and can be cancelled, after a question', async () => {
  open([running])
  expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('400')
  expect(screen.getByText('400/1,200行（33%）')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '下载' })).toBeNull()
  await press('取消')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('确定取消导出“划款指令查询.xlsx”吗？')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(sent(exportCancel)).toEqual([{ id: running.id }]))
})
test('while one is under way the list looks again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open([running])
  await screen.findByRole('progressbar')
  rows = [row({})]
  await vi.advanceTimersByTimeAsync(2100)
  expect(await screen.findByText('已完成')).toBeTruthy()
  const looks = sent(exportList).length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent(exportList)).toHaveLength(looks)
  vi.useRealTimers()
})
test('a finished export is downloaded by its file, and deleted after a question that says what is lost', async () => {
  open([row({})])
  await screen.findByText('已完成')
  await press('下载')
  await waitFor(() => expect(sent(download)).toEqual([{ fileId: 'b'.repeat(32) }]))
  refused.set(exportDelete.path, { status: 409, msg: '该导出任务正在进行，请先取消' })
  await press('删除')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/删除后无法恢复，需重新导出/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: '确定' }))
  expect(await dialog.findByText('该导出任务正在进行，请先取消')).toBeTruthy()
})
test('an expired export has no file; a failed one says why', async () => {
  open([
    row({ state: 'expired', fileId: null }),
    row({ id: 'c'.repeat(32), state: 'failed', error: '导出失败，请重新导出', fileId: null }),
  ])
  expect(await screen.findByText('已过期')).toBeTruthy()
  expect(screen.getByText('导出失败，请重新导出')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '下载' })).toBeNull()
})
test('an empty centre says how files come here', async () => {
  open([])
  expect(await screen.findByText(/在列表页点击“导出”后/)).toBeTruthy()
})
