import { engineTexts, useText } from '../i18n/index.ts'
import { Dialog } from './Dialog.tsx'
import type { Message } from './message.ts'
import { closeMessage } from './messages.ts'
import css from './messages.module.css'

export function ConfirmDialog({ message }: { message: Message }) {
  const t = useText(engineTexts)
  const { id, title, desc, okText, cancelText, danger } = message
  return (
    <Dialog
      title={title}
      onClose={() => closeMessage(id)}
      footer={
        <>
          <button
            type="button"
            className={css.plain}
            data-first={danger || undefined}
            onClick={() => closeMessage(id)}
          >
            {cancelText || t('message.cancel')}
          </button>
          <button
            type="button"
            className={css.main}
            data-danger={danger || undefined}
            data-first={!danger || undefined}
            onClick={() => closeMessage(id, true)}
          >
            {okText || t('message.ok')}
          </button>
        </>
      }
    >
      <p className={css.text}>{desc}</p>
    </Dialog>
  )
}
