import { type ExportRow, exportChanged, exportCreate, exportList } from '@iisp/files/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TableExport as LazyTableExport } from './lazy-parts.ts'
import { TableExport } from './TableExport.tsx'

const id = 'a'.repeat(32)
const row: ExportRow = {
  id,
  title: '划款指令查询',
  format: 'csv',
  state: 'running',
  rowsDone: 0,
  rowsTotal: 2,
  size: null,
  fileId: null,
  fileName: '',
  error: '',
  createdAt: '2026-11-20 10:00:00',
  expiresAt: null,
}
const columns = ['ORDERNO']
const Exported = () => (
  <TableExport source="transfers.orders" title="划款指令查询" columns={columns} filters={{}} />
)
test('while its code arrives, the button leaves no more room than it takes', () => {
  stage(() => <LazyTableExport source="transfers.orders" title="划款指令查询" columns={[]} filters={{}} />)
  expect(screen.getByRole('status', { busy: true }).style.height).toBe('32px')
})

/** Starts an export that is running at first and then ends in this state. */
async function ends(with_: Partial<ExportRow>) {
  let now = row
  const server = new FakeServer()
    .answer(exportCreate, () => ({ id }))
    .answer(exportList, () => ({ list: [now], total: 1, pageNo: 1, pageSize: 20 }))
  const { user, push } = stage(Exported, { server })
  await user.click(screen.getByRole('button', { name: '导出' }))
  await user.click(screen.getByRole('menuitem', { name: '导出为 CSV' }))
  await screen.findByText('已开始导出，完成后可在下载中心下载')
  await waitFor(() => expect(server.asked(exportList)).toHaveLength(1))
  now = { ...row, ...with_ }
  await push(exportChanged)
  return { push }
}

test('while one export is being requested, one with another filter is requested too, the same not twice', async () => {
  const { promise, resolve } = Promise.withResolvers<{ readonly id: string }>()
  const server = new FakeServer()
    .answer(exportCreate, () => promise)
    .answer(exportList, () => ({ list: [row], total: 1, pageNo: 1, pageSize: 20 }))
  function Filtered() {
    const [state, setState] = useState('020')
    return (
      <>
        <button onClick={() => setState('030')}>筛选</button>
        <TableExport source="transfers.orders" title="指令" columns={columns} filters={{ state }} />
      </>
    )
  }
  const { user } = stage(Filtered, { server })
  const exportCsv = async () => {
    await user.click(screen.getByRole('button', { name: '导出' }))
    await user.click(screen.getByRole('menuitem', { name: '导出为 CSV' }))
  }
  await exportCsv()
  await exportCsv()
  await user.click(screen.getByRole('button', { name: '筛选' }))
  await exportCsv()
  const filters = () => server.asked(exportCreate).map((input) => input.filters)
  await waitFor(() => expect(filters()).toEqual([{ state: '020' }, { state: '030' }]))
  resolve({ id })
  await screen.findAllByText('已开始导出，完成后可在下载中心下载')
})

test('an export says once when its file is ready', async () => {
  const { push } = await ends({ state: 'done', fileName: '划款指令查询_20261120.csv' })
  const said = '导出成功：划款指令查询_20261120.csv'
  expect(await screen.findByText(said)).toBeTruthy()
  await push(exportChanged)
  expect(screen.getAllByText(said)).toHaveLength(1)
})

test('an export that failed says why', async () => {
  await ends({ state: 'failed', error: '超过导出上限' })
  expect(await screen.findByText('划款指令查询导出失败：超过导出上限')).toBeTruthy()
})
