import { useEffect, useState } from 'react'
import { LockScreen } from '../frame/LockScreen.tsx'
import type { ScreenLockPort } from '../ports.ts'
import { markUnlocked, useScreenLocked } from '../request/screen-lock.ts'
import { signOut, unlockScreen, useProfile } from '../session/index.ts'
import { useEntrance } from './entrance.ts'

/** The lock over everything, in each window of the session; nothing of the page behind can be read. */
export function LockLayer() {
  const { screenLock } = useEntrance().parts.ports
  const locked = useScreenLocked()
  return locked && screenLock !== undefined ? <Locked port={screenLock} /> : null
}

function Locked({ port }: { port: ScreenLockPort }) {
  const profile = useProfile()
  const asked = useLockState(port)
  return (
    <LockScreen
      name={profile?.name ?? asked}
      unlock={(password) => unlockScreen(port, password)}
      onSignOut={() => void signOut()}
    />
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
