import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Button } from '../button/index.ts'
import { RelationDialog, type RelationDialogProps } from './index.ts'

const sample: Omit<RelationDialogProps, 'open' | 'onBack'> = {
  mode: 'relation',
  head: {
    product: '远山量化一号私募证券投资基金',
    code: 'SXA001',
    account: '110900000000001',
    bank: '恒信银行股份有限公司北京分行营业部',
  },
  rows: [
    {
      label1: '经纪商',
      text1: '中信证券股份有限公司',
      label2: '账户类型',
      text2: '证券资金账户',
      col: 2,
      type: 'text',
    },
    { label1: '联系人', text1: '林静', label2: '联系电话', text2: '13900000001', col: 2, type: 'text' },
    { label1: '资金密码', text1: '******', label2: '', text2: '', col: 1, type: 'password' },
  ],
  files: [{ fileId: '1', name: '三方存管协议.pdf', kind: '三方存管协议' }],
  progress: [
    { name: '提交申请', time: '2026-11-16 09:30:00' },
    { name: '材料审核', time: '2026-11-17 14:05:21' },
    { name: '银行关联', time: '' },
  ],
  onDownload: () => undefined,
  onReveal: () => Promise.resolve('246810'),
}
function Opened({ name, ...props }: Partial<RelationDialogProps> & { name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <RelationDialog {...sample} {...props} open={open} onBack={() => setOpen(false)} />
    </>
  )
}

export const entry: GalleryEntry = {
  title: '关联详情 RelationDialog',
  states: [
    { name: '关联', node: <Opened name="关联详情" /> },
    { name: '解除关联，无进度', node: <Opened name="解除关联详情" mode="break" hideProgress /> },
    {
      name: '暂无资金密码',
      node: <Opened name="无密码" hideProgress onReveal={() => Promise.resolve('')} files={[]} />,
    },
    { name: '加载', node: <Opened name="加载中" loading /> },
    { name: '失败', node: <Opened name="失败" error={{ message: '系统繁忙', onRetry: () => undefined }} /> },
  ],
}
