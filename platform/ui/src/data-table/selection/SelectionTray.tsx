import { useRef, useState } from 'react'
import { Button } from '../../button/index.ts'
import { useDismiss } from '../../hooks/index.ts'
import { Icon } from '../../icon/index.ts'
import { useUiText } from '../../locale/index.ts'
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
  return (
    <div className={css.tray} ref={ref}>
      <Button type="inline" aria-expanded={open} onClick={() => setOpen(!open)}>
        {text.selected(selected.size)}
        <Icon name={open ? 'chevronDown' : 'chevronUp'} size={12} />
      </Button>
      <Button type="inline" onClick={() => onChange(new Map())}>
        {text.clear}
      </Button>
      {open && <TrayList {...selection} />}
    </div>
  )
}
