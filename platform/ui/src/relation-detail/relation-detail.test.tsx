import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UiRoot } from '../root/index.ts'
import { RelationDialog, type RelationDialogProps } from './index.ts'

const base: RelationDialogProps = {
  open: true,
  mode: 'relation',
  onBack: () => undefined,
  head: { product: '远山一号', code: 'SXA001', account: '110900000001', bank: '恒信银行北京分行' },
  rows: [
    { label1: '经纪商', text1: '中信证券', label2: '账户类型', text2: '证券资金账户', col: 2, type: 'text' },
    { label1: '资金密码', text1: '******', label2: '', text2: '', col: 1, type: 'password' },
  ],
  files: [
    { fileId: 'f1', name: '协议.pdf', kind: '三方存管协议' },
    { fileId: 'f2', name: '说明.pdf', kind: '其他材料' },
  ],
  progress: [{ name: '提交申请', time: '2026-11-16 09:30:00' }],
}
const show = (change: Partial<RelationDialogProps> = {}) =>
  render(<RelationDialog {...base} {...change} />, { wrapper: UiRoot })

test('[BL-060] a dissolved link has another title', () => {
  const { unmount } = show({ mode: 'break' })
  expect(screen.getByRole('dialog', { name: '解除关联详情' })).toBeTruthy()
  unmount()
  show()
  expect(screen.getByRole('dialog', { name: '关联详情' })).toBeTruthy()
})

test('[BL-061] [BL-062] product, custody account, bank and labelled values are shown', () => {
  show()
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(facts).toEqual([
    ['产品名称', '远山一号'],
    ['产品代码', 'SXA001'],
    ['托管账户', '110900000001'],
    ['开户行', '恒信银行北京分行'],
    ['经纪商', '中信证券'],
    ['账户类型', '证券资金账户'],
    ['资金密码', '******'],
  ])
})

test('[BL-063] each attachment has its own download button', async () => {
  const onDownload = vi.fn<(fileId: string) => void>()
  show({ onDownload })
  const files = within(screen.getByRole('list', { name: '附件' })).getAllByRole('listitem')
  await userEvent.click(within(files[1]!).getByRole('button', { name: '下载' }))
  expect(onDownload.mock.calls).toEqual([['f2']])
})

test('[BL-064] the eye button shows the password and masks it again; it is requested each time', async () => {
  const onReveal = vi.fn<() => Promise<string>>(() => Promise.resolve('246810'))
  show({ onReveal })
  await userEvent.click(screen.getByRole('button', { name: '显示资金密码' }))
  expect(await screen.findByText('246810')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '隐藏资金密码' }))
  expect(screen.queryByText('246810')).toBeNull()
  expect(screen.getByText('******')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '显示资金密码' }))
  expect(onReveal).toHaveBeenCalledTimes(2)
})

test('after a refusal the password stays masked; closing the dialog discards it', async () => {
  const { rerender } = show({ onReveal: () => Promise.resolve('246810') })
  await userEvent.click(screen.getByRole('button', { name: '显示资金密码' }))
  await screen.findByText('246810')
  rerender(<RelationDialog {...base} open={false} />)
  expect(document.body.textContent).not.toContain('246810')
  rerender(<RelationDialog {...base} onReveal={() => Promise.resolve(null)} />)
  await userEvent.click(screen.getByRole('button', { name: '显示资金密码' }))
  expect(screen.getByText('******')).toBeTruthy()
})

test('[BL-085] the eye button shows that there is no password', async () => {
  show({ onReveal: () => Promise.resolve('') })
  await userEvent.click(screen.getByRole('button', { name: '显示资金密码' }))
  expect(await screen.findByText('暂无资金密码')).toBeTruthy()
})

test('[BL-066] the back button closes', async () => {
  const onBack = vi.fn<() => void>()
  show({ onBack })
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(onBack).toHaveBeenCalledOnce()
})

test('[BL-067] the progress is shown on the left unless it is hidden', () => {
  const { unmount } = show()
  expect(screen.getByRole('complementary', { name: '办理进度' })).toBeTruthy()
  unmount()
  show({ hideProgress: true })
  expect(screen.queryByRole('complementary')).toBeNull()
})
