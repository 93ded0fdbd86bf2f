import { useRef, useState } from 'react'
import { useDismiss } from '../hooks/index.ts'
import { Icon } from '../icon/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './data-table.module.css'
import type { Selection } from './props.ts'
import { texts } from './texts.ts'

/** How many rows are selected, over all pages; opens to a list from which single ones can be taken. */
export function SelectionTray<R>({ selected, onChange, nameOf }: Selection<R>) {
  const text = useUiText(texts)
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useDismiss([ref], open, () => setOpen(false))
  if (selected.size === 0) return null
  const without = (key: string) => new Map([...selected].filter(([other]) => other !== key))
  return (
    <div className={css.tray} ref={ref}>
      <button type="button" className={css.link} aria-expanded={open} onClick={() => setOpen(!open)}>
        {text.selected(selected.size)}
        <Icon name={open ? 'chevronDown' : 'chevronUp'} size={12} />
      </button>
      <button type="button" className={css.link} onClick={() => onChange(new Map())}>
        {text.clear}
      </button>
      {open && (
        <ul className={css.trayList} aria-label={text.selectedList}>
          {[...selected].map(([key, row]) => (
            <li key={key}>
              <span className={css.trayName}>{nameOf(row)}</span>
              <button
                type="button"
                className={css.iconButton}
                aria-label={text.remove(nameOf(row))}
                onClick={() => onChange(without(key))}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
