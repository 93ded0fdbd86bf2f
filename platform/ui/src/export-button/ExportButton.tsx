import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../button/index.ts'
import { useDismiss } from '../hooks/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import css from './export-button.module.css'

const zh = { export: '导出', xlsx: '导出为 Excel（xlsx）', csv: '导出为 CSV' }
const texts: Texts<typeof zh> = {
  zh,
  en: { export: 'Export', xlsx: 'Export to Excel (xlsx)', csv: 'Export to CSV' },
}
const formats = ['xlsx', 'csv'] as const

export interface ExportButtonProps {
  readonly onExport: (format: 'xlsx' | 'csv') => void
  /** An export is being requested. Its button still opens the menu, because another one may be wanted. */
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
}

/** A button with a menu of export formats. */
export function ExportButton({ onExport, busy, disabled }: ExportButtonProps) {
  const text = useUiText(texts)
  const [open, setOpen] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    host.current?.querySelector('button')?.focus()
  }
  useDismiss([host], open, close)
  return (
    <div className={css.host} ref={host}>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={disabled ?? false}
        reading={busy}
        onClick={() => setOpen(!open)}
      >
        {text.export}
      </Button>
      {open && (
        <div role="menu" tabIndex={-1} aria-label={text.export} className={css.menu} onKeyDown={walk}>
          {formats.map((format, at) => (
            <button
              key={format}
              type="button"
              role="menuitem"
              // focus the first item, since the menu was opened to choose from it
              ref={at === 0 ? (first) => first?.focus() : undefined}
              onClick={() => {
                close()
                onExport(format)
              }}
            >
              {text[format]}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Moves through the items with the arrow keys, wrapping around. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll('button')]
  const at = items.indexOf(document.activeElement as HTMLButtonElement)
  items[(at + by + items.length) % items.length]?.focus()
}
