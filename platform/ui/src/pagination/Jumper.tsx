import { useState } from 'react'
import { useUiText } from '../locale/index.ts'
import css from './pagination.module.css'
import { texts } from './texts.ts'

interface JumperProps {
  readonly last: number
  readonly onJump: (page: number) => void
}

/** Goes to the entered page on Enter or blur. Numbers out of range go to the first or last page. */
export function Jumper({ last, onJump }: JumperProps) {
  const text = useUiText(texts)
  const [typed, setTyped] = useState('')
  const jump = () => {
    if (typed === '') return
    setTyped('')
    onJump(Math.min(Math.max(1, Number(typed)), last))
  }
  return (
    <label className={css.jumper}>
      {text.jumpBefore}
      <input
        inputMode="numeric"
        aria-label={text.jumpLabel}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 7))}
        onKeyDown={(event) => event.key === 'Enter' && jump()}
        onBlur={jump}
      />
      {text.jumpAfter}
    </label>
  )
}
