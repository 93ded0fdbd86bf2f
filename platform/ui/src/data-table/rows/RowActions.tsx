import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDismiss } from '../../hooks/index.ts'
import { useUiText } from '../../locale/index.ts'
import css from '../data-table.module.css'
import { actionsInSight } from './actions-width.ts'
import actionCss from './row-actions.module.css'
import type { RowAction } from '../props.ts'
import { texts } from '../texts.ts'

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

/** Up to three actions are shown in the row; with more, the first two and a menu. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const first = actionsInSight(actions)
  return (
    <span className={actionCss.actions}>
      {first.map((action) => (
        <Action key={action.label} action={action} />
      ))}
      {first.length < actions.length && <MoreActions actions={actions.slice(first.length)} />}
    </span>
  )
}

interface MenuPosition {
  readonly top: number
  readonly right: number
  /** The menu is rendered in the table's root, where no cell clips or covers it. */
  readonly host: Element
}

function MoreActions({ actions }: { actions: readonly RowAction[] }) {
  const text = useUiText(texts)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLSpanElement>(null)
  const [position, setPosition] = useState<MenuPosition | null>(null)
  const close = () => {
    setPosition(null)
    button.current?.focus({ preventScroll: true })
  }
  useDismiss([button, menu], position !== null, close)
  useEffect(() => {
    if (!position) return
    menu.current?.querySelector('button')?.focus({ preventScroll: true })
    const onScroll = () => setPosition(null)
    window.addEventListener('scroll', onScroll, true)
    return () => window.removeEventListener('scroll', onScroll, true)
  }, [position])
  const toggle = () => {
    const host = button.current?.closest(`.${css.root}`)
    const box = button.current?.getBoundingClientRect()
    if (!host || !box) return
    setPosition(position ? null : { top: box.bottom + 4, right: window.innerWidth - box.right, host })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={actionCss.action}
        aria-haspopup="true"
        aria-expanded={position !== null}
        onClick={toggle}
      >
        {text.more}
      </button>
      {position &&
        createPortal(
          <span
            ref={menu}
            className={actionCss.moreActions}
            style={{ top: position.top, right: position.right }}
            role="group"
            aria-label={text.more}
          >
            {actions.map((action) => (
              <Action key={action.label} action={action} onDone={close} />
            ))}
          </span>,
          position.host,
        )}
    </>
  )
}
