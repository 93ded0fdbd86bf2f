import { useRef, useState } from 'react'
import { useDismiss } from '../hooks/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './data-table.module.css'
import type { RowAction } from './props.ts'
import { texts } from './texts.ts'

const inSight = 3

const Action = ({ action, onDone }: { action: RowAction; onDone?: () => void }) => (
  <button
    type="button"
    className={action.danger ? css.dangerAction : css.action}
    disabled={action.disabled}
    title={action.hint}
    onClick={() => {
      onDone?.()
      action.onClick()
    }}
  >
    {action.label}
  </button>
)

/** Up to three actions stand in the row; of more, the first two and a menu. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const first = actions.length > inSight ? actions.slice(0, inSight - 1) : actions
  return (
    <span className={css.actions}>
      {first.map((action) => (
        <Action key={action.label} action={action} />
      ))}
      {first.length < actions.length && <MoreActions actions={actions.slice(first.length)} />}
    </span>
  )
}

function MoreActions({ actions }: { actions: readonly RowAction[] }) {
  const text = useUiText(texts)
  const ref = useRef<HTMLSpanElement>(null)
  const [at, setAt] = useState<{ top: number; right: number } | null>(null)
  const close = () => {
    setAt(null)
    ref.current?.querySelector('button')?.focus()
  }
  useDismiss(ref, at !== null, close)
  return (
    <span ref={ref}>
      <button
        type="button"
        className={css.action}
        aria-haspopup="true"
        aria-expanded={at !== null}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          setAt(at ? null : { top: box.bottom + 4, right: window.innerWidth - box.right })
        }}
      >
        {text.more}
      </button>
      {at && (
        <span className={css.moreActions} style={at} role="group" aria-label={text.more}>
          {actions.map((action) => (
            <Action key={action.label} action={action} onDone={close} />
          ))}
        </span>
      )}
    </span>
  )
}
