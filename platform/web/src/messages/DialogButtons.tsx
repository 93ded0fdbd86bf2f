import { Button } from '@iisp/ui/button'
import { engineTexts, useText } from '../i18n/index.ts'

interface Props {
  readonly okText?: string
  readonly cancelText?: string
  /** Another way to go on; without it there is no such button. */
  readonly otherText?: string
  readonly onOther?: () => void
  /** Marks an action that cannot be undone: the focus begins at cancel. */
  readonly danger?: boolean
  /** A write started by the main button is running: the button ignores presses. */
  readonly writing?: boolean
  readonly onOk: () => void
  /** Without it there is only the main button. */
  readonly onCancel?: () => void
}

/** The buttons of a dialog. */
export function DialogButtons(props: Props) {
  const { okText, cancelText, otherText, danger = false, writing = false, onOk, onOther, onCancel } = props
  const t = useText(engineTexts)
  return (
    <>
      {onCancel && (
        <Button data-first={danger || undefined} onClick={onCancel}>
          {cancelText || t('message.cancel')}
        </Button>
      )}
      {otherText && <Button onClick={onOther}>{otherText}</Button>}
      <Button
        type="primary"
        danger={danger}
        data-first={!danger || undefined}
        writing={writing}
        onClick={onOk}
      >
        {okText || t('message.ok')}
      </Button>
    </>
  )
}
