import { aidialogApiRecommend } from '@iisp/assistant/contract'
import { useCall, useText } from '@iisp/web'
import { useEffect, useState } from 'react'
import { assistantTexts } from '../texts.ts'
import css from './talk.module.css'
import type { Question } from './use-talk.ts'

interface Props {
  readonly account: string
  readonly sessionId: string
  readonly typed: string
  readonly onAsk: (question: Question) => Promise<void>
}

/** Suggests questions similar to the typed text. */
export function Suggestions({ account, sessionId, typed, onAsk }: Props) {
  const t = useText(assistantTexts)
  const query = useRested(typed.trim())
  const found = useCall(
    aidialogApiRecommend,
    { account, query, session_id: sessionId, bot_type: 'robot' },
    { quiet: true, enabled: query.length > 1 },
  )
  if (query.length < 2 || typed.trim() === '' || !found.data || found.data.length === 0) return null
  return (
    <section className={css.suggestions} aria-label={t('suggestions')}>
      {found.data.slice(0, 3).map(({ id, question }) => (
        <button
          key={id}
          type="button"
          className={css.chip}
          onClick={() => void onAsk({ query: question, faqId: id, bot: 'robot' })}
        >
          {question}
        </button>
      ))}
    </section>
  )
}

/** The typed text, 300 ms after the last key. */
function useRested(typed: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), 300)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
