import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Button } from '../button/index.ts'
import { ProgressDialog, type ProgressDialogProps } from './index.ts'

const sample: Omit<ProgressDialogProps, 'open' | 'onBack'> = {
  title: '远山量化一号私募证券投资基金 · 私募证券投资基金',
  flow: [
    { name: '提交申请', time: '2026-11-16 09:30:00' },
    { name: '材料审核', time: '2026-11-17 14:05:21' },
    { name: '中登开户完成', time: '2026-11-18 16:40:02' },
    { name: '银行关联', time: '' },
  ],
  files: [
    { heading: '营业执照', files: [{ fileId: '1', name: '营业执照.pdf' }] },
    {
      heading: '其他材料',
      files: [
        { fileId: '2', name: '补充说明.pdf' },
        { fileId: '3', name: '授权书.pdf' },
      ],
    },
  ],
  process: [
    { title: '提交申请', handler: '林静', time: '2026-11-16 09:30:00', source: '管理人' },
    { title: '材料审核通过', handler: '赵拓', time: '2026-11-17 14:05:21', source: '托管人' },
  ],
  onDownload: () => undefined,
}

function Opened({ name, ...props }: Partial<ProgressDialogProps> & { name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <ProgressDialog {...sample} {...props} open={open} onBack={() => setOpen(false)} />
    </>
  )
}

export const entry: GalleryEntry = {
  title: '进度详情 ProgressDialog',
  states: [
    { name: '办理中', node: <Opened name="打开" notes={['纸质材料将在审核通过后随股东卡一并寄送。']} /> },
    {
      name: '已驳回',
      node: (
        <Opened
          name="打开已驳回"
          rejected
          process={[
            ...sample.process,
            {
              title: '驳回申请',
              handler: '赵拓',
              time: '2026-11-18 10:00:00',
              source: '托管人',
              reason: '申请表盖章不清晰',
            },
          ]}
        />
      ),
    },
    { name: '加载', node: <Opened name="打开加载中" loading /> },
    { name: '无数据', node: <Opened name="打开无数据" files={[]} process={[]} /> },
    {
      name: '失败',
      node: <Opened name="打开失败" error={{ message: '系统繁忙', onRetry: () => undefined }} />,
    },
  ],
}
