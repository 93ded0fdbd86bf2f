import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDismiss } from '../../hooks/index.ts'
import { useUiText } from '../../locale/index.ts'
import css from '../data-table.module.css'
import actionCss from './row-actions.module.css'
import type { RowAction } from '../props.ts'
import { texts } from '../texts.ts'

const inSight = 3

const Action = ({ action, onDone }: { action: RowAction; onDone?: () => void }) => (
  <button
    type="button"
    className={action.danger ? actionCss.dangerAction : actionCss.action}
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
    <span className={actionCss.actions}>
      {first.map((action) => (
        <Action key={action.label} action={action} />
      ))}
      {first.length < actions.length && <MoreActions actions={actions.slice(first.length)} />}
    </span>
  )
}

interface Place {
  readonly top: number
  readonly right: number
  /** The menu stands in the table's root, where no cell clips or covers it. */
  readonly host: Element
}

function MoreActions({ actions }: { actions: readonly RowAction[] }) {
  const text = useUiText(texts)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const close = () => {
    setPlace(null)
    button.current?.focus({ preventScroll: true })
  }
  useDismiss([button, menu], place !== null, close)
  useEffect(() => {
    if (!place) return
    menu.current?.querySelector('button')?.focus({ preventScroll: true })
    const onScroll = () => setPlace(null)
    window.addEventListener('scroll', onScroll, true)
    return () => window.removeEventListener('scroll', onScroll, true)
  }, [place])
  const toggle = () => {
    const host = button.current?.closest(`.${css.root}`)
    const box = button.current?.getBoundingClientRect()
    if (!host || !box) return
    setPlace(place ? null : { top: box.bottom + 4, right: window.innerWidth - box.right, host })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={actionCss.action}
        aria-haspopup="true"
        aria-expanded={place !== null}
        onClick={toggle}
      >
        {text.more}
      </button>
      {place &&
        createPortal(
          <span
            ref={menu}
            className={actionCss.moreActions}
            style={{ top: place.top, right: place.right }}
            role="group"
            aria-label={text.more}
          >
            {actions.map((action) => (
              <Action key={action.label} action={action} onDone={close} />
            ))}
          </span>,
          place.host,
        )}
    </>
  )
}
