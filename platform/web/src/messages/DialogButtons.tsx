import { engineTexts, useText } from '../i18n/index.ts'
import css from './messages.module.css'

interface Props {
  readonly okText?: string
  readonly cancelText?: string
  /** Marks an action that cannot be undone: the focus begins at cancel. */
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onOk: () => void
  readonly onCancel: () => void
}

/** Cancel and OK below a dialog. */
export function DialogButtons({ okText, cancelText, danger = false, busy = false, onOk, onCancel }: Props) {
  const t = useText(engineTexts)
  return (
    <>
      <button type="button" className={css.plain} data-first={danger || undefined} onClick={onCancel}>
        {cancelText || t('message.cancel')}
      </button>
      <button
        type="button"
        className={css.main}
        data-danger={danger || undefined}
        data-first={!danger || undefined}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onOk()
        }}
      >
        {okText || t('message.ok')}
      </button>
    </>
  )
}
