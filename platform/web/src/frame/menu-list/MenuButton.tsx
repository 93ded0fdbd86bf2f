import { useState, type ReactNode } from 'react'
import { MenuList, type MenuListItem } from './MenuList.tsx'
import css from './menu-list.module.css'

export interface MenuButtonProps {
  readonly label: string
  readonly className?: string | undefined
  readonly items: readonly MenuListItem[]
  /** Shown above the entries while the menu is open. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** A button that opens a menu below it. */
export function MenuButton({ label, className, items, above, children }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <span className={css.anchor}>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <MenuList label={label} items={items} onClose={() => setOpen(false)}>
          {above}
        </MenuList>
      )}
    </span>
  )
}
