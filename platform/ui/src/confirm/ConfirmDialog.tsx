import { useState } from 'react'
import { Button } from '../button/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import { Modal } from '../modal/index.ts'
import css from './confirm.module.css'
import type { Question } from './question.ts'

const zh = { ok: '确定', cancel: '取消', title: '提示' }
const texts: Texts<typeof zh> = { zh, en: { ok: 'OK', cancel: 'Cancel', title: 'Please confirm' } }

interface ConfirmDialogProps {
  readonly question: Question
  readonly onSettle: (question: Question, ok: boolean) => void
}

/** Shows one confirmation question. */
export function ConfirmDialog({ question, onSettle }: ConfirmDialogProps) {
  const { options } = question
  const text = useUiText(texts)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const onOk = async () => {
    if (!options.run) return onSettle(question, true)
    setBusy(true)
    const refused = await options.run().finally(() => setBusy(false))
    if (refused) setError(refused)
    else onSettle(question, true)
  }
  const hasOnlyOk = options.cancelText === null
  return (
    <Modal
      open
      title={options.title ?? text.title}
      size={options.size}
      okText={options.okText ?? text.ok}
      cancelText={options.cancelText ?? text.cancel}
      danger={options.danger}
      writing={busy}
      onOk={() => void onOk()}
      onCancel={() => !busy && onSettle(question, false)}
      {...(hasOnlyOk && {
        footer: (
          <Button type="primary" onClick={() => void onOk()}>
            {options.okText ?? text.ok}
          </Button>
        ),
      })}
    >
      <div className={css.content}>{options.content}</div>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </Modal>
  )
}
