import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { later, useLater } from '../later/index.ts'
import type { ConfirmOptions, Question } from './question.ts'

type Ask = (options: ConfirmOptions) => Promise<boolean>

/** Comes while the page rests, so that it is there when the first question is asked. */
const dialog = later(() => import('./ConfirmDialog.tsx'))

/** Resolves when a question would show at once; for tests. */
export const confirmReady = async (): Promise<void> => void (await dialog.want())

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
        // what cannot be asked counts as refused; the failure goes the way of every missing file
        dialog.want().catch((thrown: unknown) => {
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
