import { useEffect, useRef, useState } from 'react'
import { useUiText, type Texts } from '../locale/index.ts'
import { Modal } from '../modal/index.ts'
import { TextField } from '../text-field/index.ts'
import css from './password-dialog.module.css'

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
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the dialog receives the focus only one frame later
    const frame = requestAnimationFrame(() => field.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const prove = async () => {
    if (busy) return
    if (password === '') return setError(text.missing)
    setBusy(true)
    const refused = await onProve(password).finally(() => setBusy(false))
    setPassword('')
    setError(refused ?? '')
  }
  return (
    <Modal
      open={open}
      title={text.title}
      okText={text.ok}
      onCancel={onCancel}
      onOk={() => void prove()}
      busy={busy}
    >
      <div ref={field} className={css.fields}>
        <p className={css.reason}>{reason}</p>
        <TextField
          label={text.label}
          required
          type="password"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(typed) => {
            setPassword(typed)
            setError('')
          }}
          onEnter={() => void prove()}
        />
      </div>
    </Modal>
  )
}
