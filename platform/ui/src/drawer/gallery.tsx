import { useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { AmountText } from '../amount-text/index.ts'
import { DetailDrawer, Drawer, Facts, Passage } from './index.ts'

function Opening({
  label,
  children,
}: {
  label: string
  children: (open: boolean, close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(open, () => setOpen(false))}
    </>
  )
}
const facts = [
  { label: '产品名称', value: '招商稳健一号私募证券投资基金' },
  { label: '产品代码', value: 'SA1001' },
  { label: '金额', value: <AmountText value="1234567.80" unit="元" /> },
  { label: '划款日期', value: '2026-11-20' },
  { label: '备注', value: '', wide: true },
]

export const entry: GalleryEntry = {
  title: '抽屉 Drawer',
  states: [
    {
      name: '详情，自右',
      node: (
        <Opening label="打开详情">
          {(open, close) => (
            <DetailDrawer open={open} title="划款指令" onClose={close}>
              <Facts facts={facts} />
              <Passage title="说明">{'第一行\n第二行'}</Passage>
            </DetailDrawer>
          )}
        </Opening>
      ),
    },
    {
      name: '默认，自左',
      node: (
        <Opening label="打开抽屉">
          {(open, close) => (
            <Drawer open={open} title="抽屉" onClose={close}>
              内容
            </Drawer>
          )}
        </Opening>
      ),
    },
  ],
}
