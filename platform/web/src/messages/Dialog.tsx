import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '@iisp/ui/button'
import { holdEscape } from '@iisp/ui/layer'
import { engineTexts, useText } from '../i18n/index.ts'
import css from './messages.module.css'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly footer?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The browser's own modal dialog: it holds the focus, closes by Escape and gives the focus back. */
export function Dialog({ title, onClose, footer, wide = false, children }: DialogProps) {
  const t = useText(engineTexts)
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    if (typeof dialog?.showModal === 'function') dialog.showModal()
    else dialog?.setAttribute('open', '')
    // the field or the harmless button, else a link of the text; not the button that closes
    const first = dialog?.querySelector<HTMLElement>('[data-first]') ?? dialog?.querySelector('a')
    first?.focus({ preventScroll: true })
    return () => {
      if (typeof dialog?.close === 'function') dialog.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onKeyDown={holdEscape}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={css.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" iconSize={16} label={t('message.close')} onClick={onClose} />
      </header>
      <div className={css.body}>{children}</div>
      {footer && <footer className={css.foot}>{footer}</footer>}
    </dialog>
  )
}
