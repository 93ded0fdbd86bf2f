import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import { Modal, type ModalSize } from '../modal/index.ts'
import css from './confirm.module.css'

const zh = { ok: '确定', cancel: '取消', title: '提示' }
const texts: Texts<typeof zh> = { zh, en: { ok: 'OK', cancel: 'Cancel', title: 'Please confirm' } }

export interface ConfirmOptions {
  readonly title?: string | undefined
  readonly content: ReactNode
  readonly okText?: string | undefined
  /** null: there is nothing to cancel, the dialog only tells. */
  readonly cancelText?: string | null | undefined
  readonly danger?: boolean | undefined
  readonly size?: ModalSize | undefined
  /** Done on OK while the dialog stays open; a text it answers with is shown as the error. */
  readonly run?: (() => Promise<string | void>) | undefined
}
type Ask = (options: ConfirmOptions) => Promise<boolean>

interface Question {
  readonly options: ConfirmOptions
  readonly answer: (ok: boolean) => void
}

const ConfirmContext = createContext<Ask | null>(null)

/** Asks a person and waits: true for OK, false for anything else. Read state again after it. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}

/** Shows the questions of everything below, one at a time. Questions left at the end count as refused. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const waiting = useRef(new Set<Question>())
  useEffect(() => {
    const open = waiting.current
    return () => {
      for (const question of open) question.answer(false)
      open.clear()
      setQuestions([])
    }
  }, [])
  const ask = useCallback<Ask>(
    (options) =>
      new Promise((answer) => {
        const question = { options, answer }
        waiting.current.add(question)
        setQuestions((all) => [...all, question])
      }),
    [],
  )
  const settle = (question: Question, ok: boolean) => {
    waiting.current.delete(question)
    setQuestions((all) => all.filter((other) => other !== question))
    question.answer(ok)
  }
  const [first] = questions
  return (
    <ConfirmContext value={ask}>
      {children}
      {first && <ConfirmDialog question={first} onSettle={settle} />}
    </ConfirmContext>
  )
}

interface ConfirmDialogProps {
  readonly question: Question
  readonly onSettle: (question: Question, ok: boolean) => void
}

function ConfirmDialog({ question, onSettle }: ConfirmDialogProps) {
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
  const tellsOnly = options.cancelText === null
  return (
    <Modal
      open
      title={options.title ?? text.title}
      size={options.size}
      okText={options.okText ?? text.ok}
      cancelText={options.cancelText ?? text.cancel}
      danger={options.danger}
      busy={busy}
      onOk={() => void onOk()}
      onCancel={() => !busy && onSettle(question, false)}
      {...(tellsOnly && {
        footer: <TellButton label={options.okText ?? text.ok} onPress={() => void onOk()} />,
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

const TellButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button type="primary" onClick={onPress}>
    {label}
  </Button>
)
