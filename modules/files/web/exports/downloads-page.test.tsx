import { refuse } from '@iisp/contract'
import {
  type ExportRow,
  download,
  exportCancel,
  exportDelete,
  exportList,
  fileErrors,
} from '@iisp/files/contract'
import { silence } from '@iisp/testing/dom/failures'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { downloadTexts } from './download-texts.ts'
import { DownloadsPage } from './DownloadsPage.tsx'

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
let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
    .answer(exportList, () => ({ list: rows, total: rows.length, pageNo: 1, pageSize: 20 }))
    .answer(exportCancel, () => null)
    .answer(exportDelete, () => refuse(fileErrors.exportRuns))
    .answer(download, () => new Response('a,b'))
})
const open = (list: ExportRow[]) => {
  rows = list
  stage(DownloadsPage, { server })
}
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
  await waitFor(() => expect(server.asked(exportCancel)).toEqual([{ id: running.id }]))
})
test('while one is under way the list looks again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open([running])
  await screen.findByRole('progressbar')
  rows = [row({})]
  await vi.advanceTimersByTimeAsync(2100)
  expect(await screen.findByText('已完成')).toBeTruthy()
  const looks = server.asked(exportList).length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.asked(exportList)).toHaveLength(looks)
  vi.useRealTimers()
})
test('a finished export is downloaded by its file, and deleted after a question that says what is lost', async () => {
  open([row({})])
  await screen.findByText('已完成')
  await press('下载')
  await waitFor(() => expect(server.asked(download)).toEqual([{ fileId: 'b'.repeat(32) }]))
  await press('删除')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/删除后无法恢复，需重新导出/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: '确定' }))
  expect(await dialog.findByText('该导出任务正在进行，请先取消')).toBeTruthy()
})
test('while one file is on its way another can be fetched, and the same one anew instead of the older request', async () => {
  server.answer(download, silence)
  open([row({}), row({ id: 'c'.repeat(32), fileId: 'd'.repeat(32) })])
  const [first, second] = await screen.findAllByRole('button', { name: '下载' })
  for (const button of [first, second, first]) await userEvent.click(button!)
  const asked = server.requests.filter(({ call }) => call === download)
  expect(asked.map(({ input, signal }) => [input, signal?.aborted])).toEqual([
    [{ fileId: 'b'.repeat(32) }, true],
    [{ fileId: 'd'.repeat(32) }, false],
    [{ fileId: 'b'.repeat(32) }, false],
  ])
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
