import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useDismiss } from '@iisp/ui/hooks'
import css from './menu-list.module.css'

export interface MenuListItem {
  readonly key: string
  readonly label: ReactNode
  readonly disabled?: boolean
  /** If given, the entry is one of several alternatives; true marks the chosen one. */
  readonly checked?: boolean
  readonly onSelect: () => void
}

export interface MenuListProps {
  readonly label: string
  readonly items: readonly MenuListItem[]
  readonly onClose: () => void
  /** Position in the window. Without it the list is shown below its nearest positioned ancestor. */
  readonly at?: { readonly x: number; readonly y: number }
  readonly children?: ReactNode
}

const enabled = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
]

/** A pop-up menu: arrows move, Enter chooses, Escape and a press outside close it. Then the focus returns. */
export function MenuList({ label, items, onClose, at, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  useDismiss([list], true, onClose)
  useFocusInside(list)
  usePlaced(list, at)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose()
    const all = enabled(event.currentTarget as HTMLElement)
    const now = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all[(to + all.length) % all.length]?.focus()
  }
  return (
    <div ref={list} className={css.list} data-fixed={at ? '' : undefined}>
      {children}
      <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKey}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            className={css.item}
            role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.checked}
            aria-disabled={item.disabled || undefined}
            tabIndex={-1}
            onClick={() => {
              if (item.disabled) return
              onClose()
              item.onSelect()
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </div>
  )
}

function useFocusInside(list: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    const inside = list.current
    if (inside) (inside.querySelector<HTMLElement>('[aria-checked="true"]') ?? enabled(inside)[0])?.focus()
    return () => {
      if (!document.activeElement || document.activeElement === document.body) before?.focus()
    }
  }, [list])
}

function usePlaced(list: React.RefObject<HTMLDivElement | null>, at: MenuListProps['at']) {
  const x = at?.x
  const y = at?.y
  useEffect(() => {
    if (list.current && x !== undefined && y !== undefined) place(list.current, x, y)
  }, [list, x, y])
}

/** Positions the list as close to the point as the window allows. */
function place(box: HTMLElement, x: number, y: number) {
  const left = Math.max(4, Math.min(x, window.innerWidth - box.offsetWidth - 4))
  const top = Math.max(4, Math.min(y, window.innerHeight - box.offsetHeight - 4))
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` })
}
