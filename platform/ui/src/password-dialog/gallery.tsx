import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Button } from '../button/index.ts'
import { PasswordDialog } from './index.ts'

function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>查看资金密码</Button>
      {open && (
        <PasswordDialog
          open
          reason="查看资金密码前请再次输入登录密码，5分钟内有效。"
          onProve={(password) => {
            if (password === '1') setOpen(false)
            return Promise.resolve(password === '1' ? undefined : '登录密码错误，请重新输入')
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const entry: GalleryEntry = {
  title: '验证登录密码 PasswordDialog',
  states: [{ name: '询问（正确的是1）', node: <Asking /> }],
}
