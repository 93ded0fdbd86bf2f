import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useText } from '../i18n/index.ts'
import { FrameIcon } from './FrameIcon.tsx'
import { frameTexts } from './frame-texts.ts'
import css from './lock-screen.module.css'

interface LockScreenProps {
  readonly name: string
  /** Resolves to whether the password was right. After too many wrong ones the server ends the session. */
  readonly unlock: (password: string) => Promise<boolean>
  readonly onUnlocked: () => void
  readonly onSignOut: () => void
}

/** Covers the portal until the person's password is given; what was open stays as it was. */
export function LockScreen({ name, unlock, onUnlocked, onSignOut }: LockScreenProps) {
  const t = useText(frameTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [password, setPassword] = useState('')
  const [state, setState] = useState<'asking' | 'checking' | 'wrong'>('asking')
  useEffect(() => {
    const cover = dialog.current
    if (typeof cover?.showModal === 'function') cover.showModal()
    else cover?.setAttribute('open', '')
  }, [])
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (password === '' || state === 'checking') return
    setState('checking')
    const right = await unlock(password).catch(() => false)
    setPassword('')
    setState(right ? 'asking' : 'wrong')
    if (right) onUnlocked()
  }
  return (
    <dialog
      ref={dialog}
      className={css.cover}
      aria-labelledby="lock-title"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <form className={css.form} onSubmit={onSubmit}>
        <FrameIcon name="lock" size={40} />
        <h1 id="lock-title">{t('locked')}</h1>
        <p>{t('lockedAs', { name })}</p>
        <input
          type="password"
          autoComplete="current-password"
          autoFocus
          aria-label={t('password')}
          placeholder={t('password')}
          aria-invalid={state === 'wrong'}
          aria-describedby="lock-error"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p id="lock-error" role="alert" className={css.error}>
          {state === 'wrong' && t('unlockFailed')}
        </p>
        <button type="submit" className={css.main} disabled={password === '' || state === 'checking'}>
          {t('unlock')}
        </button>
        <button type="button" className={css.link} onClick={onSignOut}>
          {t('unlockOther')}
        </button>
      </form>
    </dialog>
  )
}
