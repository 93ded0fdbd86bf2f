import { Button } from '@iisp/ui/button'
import { engineTexts, useText } from '../i18n/index.ts'

interface Props {
  readonly okText?: string
  readonly cancelText?: string
  /** Marks an action that cannot be undone: the focus begins at cancel. */
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onOk: () => void
  /** Without it there is only the main button. */
  readonly onCancel?: () => void
}

/** The buttons of a dialog. */
export function DialogButtons({ okText, cancelText, danger = false, busy = false, onOk, onCancel }: Props) {
  const t = useText(engineTexts)
  return (
    <>
      {onCancel && (
        <Button data-first={danger || undefined} onClick={onCancel}>
          {cancelText || t('message.cancel')}
        </Button>
      )}
      <Button type="primary" danger={danger} data-first={!danger || undefined} loading={busy} onClick={onOk}>
        {okText || t('message.ok')}
      </Button>
    </>
  )
}
