import { holdEscape } from '@iisp/ui/layer'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from '../frame/lock-screen.module.css'
import { ownName } from '../frame/shown-name.ts'
import { useLocale } from '../i18n/index.ts'
import { lazyPart } from '../loader/index.ts'
import type { ScreenLockPort } from '../ports.ts'
import { markUnlocked, useScreenLocked } from '../request/screen-lock.ts'
import { signOut, unlockScreen, useProfile } from '../session/index.ts'
import { useEntrance } from './entrance.ts'
import { brandIn } from './settings.ts'

const loadForm = () => import('../frame/LockForm.tsx')
const LockForm = lazyPart(loadForm, 'LockForm')
/**
 * Delay after the start until the form is prefetched, in milliseconds. Locking must not wait for
 * the network.
 */
const fetchAfterMs = 5000

/** The lock screen, in each window of the session. It hides everything behind it. */
export function LockLayer() {
  const { screenLock } = useEntrance().parts.ports
  const locked = useScreenLocked()
  useEffect(() => {
    const timer = setTimeout(() => void loadForm().catch(() => {}), fetchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return locked && screenLock !== undefined ? <Locked port={screenLock} /> : null
}

function Locked({ port }: { port: ScreenLockPort }) {
  const profile = useProfile()
  const { settings } = useEntrance().parts
  const locale = useLocale()
  const asked = useLockState(port)
  return (
    <Cover>
      <LockForm
        brand={brandIn(settings, locale)}
        name={profile === null ? asked : ownName(profile, locale)}
        unlock={(password) => unlockScreen(port, password)}
        onSignOut={() => void signOut()}
      />
    </Cover>
  )
}

/** Covers the whole window, including dialogs, and leaves open pages untouched. */
function Cover({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const cover = dialog.current
    if (typeof cover?.showModal === 'function') cover.showModal()
    else cover?.setAttribute('open', '')
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.cover}
      aria-labelledby="lock-title"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault()
        holdEscape(event)
      }}
    >
      {children}
    </dialog>
  )
}

/** Name of the session's person. Reads the lock state from the server after a reload and whenever the window is shown. */
function useLockState(port: ScreenLockPort): string {
  const [name, setName] = useState('')
  useEffect(() => {
    const readName = () =>
      port.state().then(
        (state) => setName(state.name),
        () => {},
      )
    // Only for a window shown again, which may have missed the unlocking: the read above can overtake the lock itself.
    const checkUnlocked = () => {
      if (document.hidden) return
      port.state().then(
        ({ locked }) => (locked ? undefined : markUnlocked()),
        () => {},
      )
    }
    void readName()
    document.addEventListener('visibilitychange', checkUnlocked)
    return () => document.removeEventListener('visibilitychange', checkUnlocked)
  }, [port])
  return name
}
