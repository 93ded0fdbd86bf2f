import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UiRoot } from '../root/index.ts'
import { ProgressDialog, type ProgressDialogProps } from './index.ts'

const flow = [
  { name: '提交申请', time: '2026-11-16 09:30:00' },
  { name: '银行关联', time: '' },
]
const process = [
  { title: '提交申请', handler: '林静', time: '2026-11-16 09:30:00', source: '管理人' },
  { title: '驳回申请', handler: '赵拓', time: '2026-11-17 10:00:00', source: '托管人', reason: '盖章不清' },
]
function show(change: Partial<ProgressDialogProps> = {}) {
  const onBack = vi.fn<() => void>()
  const onDownload = vi.fn<(fileId: string) => void>()
  render(
    <ProgressDialog
      open
      title="远山一号 · 私募证券投资基金"
      onBack={onBack}
      flow={flow}
      files={[{ heading: '其他材料', files: [{ fileId: 'f1', name: '说明.pdf' }] }]}
      process={process}
      onDownload={onDownload}
      {...change}
    />,
    { wrapper: UiRoot },
  )
  return { onBack, onDownload }
}

test('[BL-053] tasks are listed from top to bottom, each with name and time', () => {
  show()
  const tasks = within(screen.getByRole('list', { name: '办理进度' })).getAllByRole('listitem')
  expect(tasks.map((task) => task.textContent)).toEqual([
    '提交申请已完成2026-11-16 09:30:00',
    '银行关联进行中',
  ])
})

test('[BL-056] a node has title, handler, time and source', () => {
  show()
  const [first] = within(screen.getByRole('list', { name: '流程信息' })).getAllByRole('listitem')
  for (const part of ['提交申请', '林静', '2026-11-16 09:30:00', '管理人'])
    expect(first!.textContent).toContain(part)
})

test('[BL-057] only the last node is shown as rejected, and only if the process was rejected', () => {
  show({ rejected: true })
  const nodes = within(screen.getByRole('list', { name: '流程信息' })).getAllByRole('listitem')
  expect(nodes.map((node) => node.dataset.state)).toEqual(['done', 'rejected'])
  expect(nodes[1]!.textContent).toContain('已驳回')
})

test('no node is rejected in a running process', () => {
  show()
  expect(screen.queryByText('已驳回')).toBeNull()
})

test('[BL-054] a click on a file downloads it', async () => {
  const { onDownload } = show()
  await userEvent.click(screen.getByRole('button', { name: '下载说明.pdf' }))
  expect(onDownload).toHaveBeenCalledWith('f1')
})

test('[BL-052] [BL-055] the dialog is 895 px wide and its back button closes it', async () => {
  const { onBack } = show()
  const width = screen.getByRole('dialog').style.width || getComputedStyle(screen.getByRole('dialog')).width
  expect(width).toBe('895px')
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(onBack).toHaveBeenCalledOnce()
})
