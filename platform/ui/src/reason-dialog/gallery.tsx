import { useState } from 'react'
import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { ReasonDialog } from './index.ts'

function Live() {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        退回
      </Button>
      {open && (
        <ReasonDialog
          title="退回"
          danger
          value={reason}
          onChange={setReason}
          onCancel={() => setOpen(false)}
          onSend={async (sent) => {
            if (sent.length < 4) return '请至少填写四个字'
            setOpen(false)
            return undefined
          }}
        >
          划款指令 TR20261120000001，金额 1,409.50 元
        </ReasonDialog>
      )}
    </>
  )
}

export const entry: GalleryEntry = {
  title: '填写原因 ReasonDialog',
  states: [{ name: '少于四个字时被拒绝', node: <Live /> }],
}
