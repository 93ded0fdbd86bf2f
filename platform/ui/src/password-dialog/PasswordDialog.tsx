import { useState } from 'react'
import { useUiText, type Texts } from '../locale/index.ts'
import { InputDialog } from '../modal/index.ts'
import { PasswordField } from '../password-field/index.ts'

const zh = { title: '验证登录密码', label: '登录密码', missing: '请输入登录密码', ok: '验证' }
const texts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Confirm your password',
    label: 'Sign-in password',
    missing: 'Please enter your sign-in password',
    ok: 'Confirm',
  },
}
export interface PasswordDialogProps {
  readonly open: boolean
  /** Why the password is needed, and how long the confirmation is valid. */
  readonly reason: string
  /** Resolves to the refusal's text, or to nothing if the password was correct. */
  readonly onProve: (password: string) => Promise<string | undefined>
  readonly onCancel: () => void
}

/** Asks for the sign-in password again before a protected action. */
export function PasswordDialog({ open, reason, onProve, onCancel }: PasswordDialogProps) {
  const text = useUiText(texts)
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const prove = async () => {
    const refused = await onProve(password)
    setPassword('')
    setError(refused ?? '')
  }
  const send = () => {
    if (password !== '') return prove()
    setError(text.missing)
    return null
  }
  return (
    <InputDialog open={open} title={text.title} okText={text.ok} onCancel={onCancel} onSend={send}>
      <p>{reason}</p>
      <PasswordField
        label={text.label}
        required
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(typed) => {
          setPassword(typed)
          setError('')
        }}
      />
    </InputDialog>
  )
}
