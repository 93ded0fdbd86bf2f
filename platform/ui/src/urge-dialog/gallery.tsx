import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Button } from '../button/index.ts'
import { UrgeDialog, type UrgeDialogProps } from './index.ts'

const blank = { lxrmc: '', lxrsj: '', lxryx: '', bz: '' }
const required = { lxrmc: '请填写联系人名称', lxrsj: '请填写联系人手机', lxryx: '请填写联系人邮箱' } as const
function Opened({ name, ...props }: Partial<UrgeDialogProps> & { name: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {open && (
        <UrgeDialog
          open
          subject="KH202611160000101 · 远山量化一号"
          initial={blank}
          faultsOf={(values) =>
            (['lxrmc', 'lxrsj', 'lxryx'] as const)
              .filter((field) => values[field] === '')
              .map((field) => ({ field, message: required[field] }))
          }
          onSend={() => {
            close()
            return Promise.resolve(undefined)
          }}
          onCancel={close}
          {...props}
        />
      )}
    </>
  )
}

export const entry: GalleryEntry = {
  title: '催办 UrgeDialog',
  states: [
    { name: '空白', node: <Opened name="催办" /> },
    {
      name: '被拒绝',
      node: (
        <Opened
          name="今日已催办"
          initial={{ lxrmc: '林静', lxrsj: '13900000001', lxryx: 'lin@yuanshan.example', bz: '' }}
          onSend={() => Promise.resolve('今日已催办')}
        />
      ),
    },
  ],
}
