import { useEffect, useRef, useState } from 'react'
import { onSessionExpired } from '../request/index.ts'
import { useShell } from './shell-parts.ts'
import css from './expired-layer.module.css'

/** The login over the page whose session ended: whoever comes back finds the input as it was. */
export function ExpiredLayer() {
  const { SignIn, signedInAgain } = useShell()
  const [expired, setExpired] = useState(false)
  useEffect(() => onSessionExpired(() => setExpired(true)), [])
  if (!expired) return null
  return (
    <Layer>
      <SignIn over onSignedIn={() => void signedInAgain().then(() => setExpired(false))} />
    </Layer>
  )
}

function Layer({ children }: { children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const layer = dialog.current
    if (typeof layer?.showModal === 'function') layer.showModal()
    else layer?.setAttribute('open', '')
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.layer}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      {children}
    </dialog>
  )
}
