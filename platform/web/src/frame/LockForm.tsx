import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useText } from '../i18n/index.ts'
import { isRequestError } from '../request/request-error.ts'
import { BrandMark } from '@iisp/ui/brand-mark'
import { Button } from '@iisp/ui/button'
import { Icon } from '@iisp/ui/icon'
import { frameTexts } from './frame-texts.ts'
import css from './lock-screen.module.css'

interface LockFormProps {
  readonly brand: string
  readonly name: string
  /**
   * Unlocks the screen. Resolves to whether the password was right; rejects with the text to show on any other refusal.
   * After too many wrong passwords the server ends the session.
   */
  readonly unlock: (password: string) => Promise<boolean>
  readonly onSignOut: () => void
}

/** Asks for the password that unlocks the screen. */
export function LockForm({ brand, name, unlock, onSignOut }: LockFormProps) {
  const t = useText(frameTexts)
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [checking, setChecking] = useState(false)
  const [fault, setFault] = useState('')
  useEffect(() => field.current?.focus(), [])
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (checking) return
    if (password === '') {
      setFault(t('passwordMissing'))
      field.current?.focus()
      return
    }
    setChecking(true)
    try {
      setFault((await unlock(password)) ? '' : t('unlockFailed'))
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      thrown.shown = true
      setFault(thrown.msg)
    } finally {
      setPassword('')
      setChecking(false)
    }
  }
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <p className={css.brand}>
        <BrandMark size={28} />
        <span>{brand}</span>
      </p>
      <h1 id="lock-title">
        <Icon name="lock" size={20} />
        {t('locked')}
      </h1>
      <p>{name === '' ? t('lockedAsk') : t('lockedAs', { name })}</p>
      <input
        type="password"
        autoComplete="current-password"
        ref={field}
        aria-label={t('password')}
        placeholder={t('password')}
        aria-invalid={fault !== ''}
        aria-describedby="lock-error"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p id="lock-error" role="alert" className={css.error}>
        {fault}
      </p>
      <Button type="primary" htmlType="submit" block writing={checking}>
        {t('unlock')}
      </Button>
      <Button type="link" onClick={onSignOut}>
        {t('unlockOther')}
      </Button>
    </form>
  )
}
