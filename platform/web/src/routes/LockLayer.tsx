import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from '../frame/lock-screen.module.css'
import { lazyPart } from '../loader/index.ts'
import type { ScreenLockPort } from '../ports.ts'
import { markUnlocked, useScreenLocked } from '../request/screen-lock.ts'
import { signOut, unlockScreen, useProfile } from '../session/index.ts'
import { useEntrance } from './entrance.ts'

const loadForm = () => import('../frame/LockForm.tsx')
const LockForm = lazyPart(loadForm, (loaded) => loaded.LockForm)
/** Milliseconds after which the form is fetched, so that a lock does not wait for the network. */
const fetchAfterMs = 5000

/** The lock over everything, in each window of the session; nothing of the page behind can be read. */
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
  const asked = useLockState(port)
  return (
    <Cover>
      <LockForm
        name={profile?.name ?? asked}
        unlock={(password) => unlockScreen(port, password)}
        onSignOut={() => void signOut()}
      />
    </Cover>
  )
}

/** Covers the portal at once, dialogs included; what was open stays as it was. */
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
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      {children}
    </dialog>
  )
}

/** Whose session it is, as the server says it: after a reload, and whenever the window is looked at again. */
function useLockState(port: ScreenLockPort): string {
  const [name, setName] = useState('')
  useEffect(() => {
    const ask = () =>
      port.state().then(
        (state) => setName(state.name),
        () => {},
      )
    // The first question may overtake the lock itself; later ones find a window that slept through the unlocking.
    const lookAgain = () => {
      if (document.hidden) return
      port.state().then(
        ({ locked }) => (locked ? undefined : markUnlocked()),
        () => {},
      )
    }
    void ask()
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [port])
  return name
}
