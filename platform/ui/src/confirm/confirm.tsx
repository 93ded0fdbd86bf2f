import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { later, useLater } from '../later/index.ts'
import type { ConfirmOptions, Question } from './question.ts'

type Ask = (options: ConfirmOptions) => Promise<boolean>

/** Preloaded while the page is idle, so that it is ready for the first question. */
const dialog = later(() => import('./ConfirmDialog.tsx'))

/** Resolves once questions are shown without delay; for tests. */
export const confirmReady = async (): Promise<void> => void (await dialog.load())

const ConfirmContext = createContext<Ask | null>(null)

/** Asks for confirmation: resolves to true for OK and false for anything else. Read state again afterwards. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}

/** Shows the questions of all components below, one at a time. Questions still open at unmount count as refused. */
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
  const settle = useCallback((question: Question, ok: boolean) => {
    waiting.current.delete(question)
    setQuestions((all) => all.filter((other) => other !== question))
    question.answer(ok)
  }, [])
  const ask = useCallback<Ask>(
    (options) =>
      new Promise((answer) => {
        const question = { options, answer }
        waiting.current.add(question)
        setQuestions((all) => [...all, question])
        // a question that cannot be shown counts as refused; the error is reported like any file that fails to load
        dialog.load().catch((thrown: unknown) => {
          settle(question, false)
          throw thrown
        })
      }),
    [settle],
  )
  const part = useLater(dialog)
  const [first] = questions
  return (
    <ConfirmContext value={ask}>
      {children}
      {first && part && <part.ConfirmDialog question={first} onSettle={settle} />}
    </ConfirmContext>
  )
}
