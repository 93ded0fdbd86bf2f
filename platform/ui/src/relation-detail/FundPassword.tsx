import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './relation-detail.module.css'
import { texts } from './texts.ts'

const mask = '******'

interface Props {
  /** Requests the plain password: '' if there is none, null if it was refused. */
  readonly onReveal: () => Promise<string | null>
}

/** A fund password that is revealed by an eye button. The plain text is kept only here and only while it is shown. */
export function FundPassword({ onReveal }: Props) {
  const text = useUiText(texts)
  const [clear, setClear] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const toggle = async () => {
    if (busy) return
    if (clear !== null) return setClear(null)
    setBusy(true)
    const password = await onReveal().catch(() => null)
    if (gone.current) return
    setBusy(false)
    setClear(password)
  }
  return (
    <span className={css.password}>
      <output aria-live="polite">{clear === null ? mask : clear === '' ? text.noPassword : clear}</output>
      <IconButton
        icon={clear === null ? 'eye' : 'eyeOff'}
        label={clear === null ? text.show : text.hide}
        aria-pressed={clear !== null}
        aria-busy={busy || undefined}
        onClick={() => void toggle()}
      />
    </span>
  )
}
