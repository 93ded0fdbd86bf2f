import { useRef, useState } from 'react'
import { useDismiss } from '../../hooks/index.ts'
import { Icon } from '../../icon/index.ts'
import { useUiText } from '../../locale/index.ts'
import controls from '../controls.module.css'
import css from './selection.module.css'
import type { Selection } from '../props.ts'
import { texts } from '../texts.ts'
import { TrayList } from './TrayList.tsx'

/** Number of selected rows across all pages. Opens a list in which single rows can be deselected. */
export function SelectionTray<R>(selection: Selection<R>) {
  const { selected, onChange } = selection
  const text = useUiText(texts)
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useDismiss([ref], open, () => {
    setOpen(false)
    if (ref.current?.contains(document.activeElement)) ref.current.querySelector('button')?.focus()
  })
  if (selected.size === 0) return null
  return (
    <div className={css.tray} ref={ref}>
      <button type="button" className={controls.link} aria-expanded={open} onClick={() => setOpen(!open)}>
        {text.selected(selected.size)}
        <Icon name={open ? 'chevronDown' : 'chevronUp'} size={12} />
      </button>
      <button type="button" className={controls.link} onClick={() => onChange(new Map())}>
        {text.clear}
      </button>
      {open && <TrayList {...selection} />}
    </div>
  )
}
