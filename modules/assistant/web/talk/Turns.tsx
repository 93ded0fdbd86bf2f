import type { BotType } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { useEffect, useRef } from 'react'
import { assistantTexts } from '../texts.ts'
import { Greeting } from './Greeting.tsx'
import css from './talk.module.css'
import { TurnView } from './TurnView.tsx'
import { useReplies } from './use-replies.ts'
import type { useTalk } from './use-talk.ts'

interface Props {
  readonly account: string
  readonly talk: ReturnType<typeof useTalk>
  readonly bot: BotType
  readonly opensMenus: boolean
  readonly onSeat: () => void
}

/** The questions and answers of a talk, oldest first. */
export function Turns({ account, talk, bot, opensMenus, onSeat }: Props) {
  const t = useText(assistantTexts)
  const list = useRef<HTMLOListElement>(null)
  const replies = useReplies()
  const newest = talk.turns.at(-1)
  useEffect(() => {
    // scroll to the question, so that a long answer can be read from its beginning
    const { current } = list
    const last = current?.querySelector<HTMLElement>('[data-turn]:last-of-type')
    if (current && last) current.scrollTop = last.offsetTop - current.offsetTop
  }, [newest?.key, newest?.text, newest?.state])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
    <ol className={css.turns} ref={list} role="log" aria-label={t('talk')} tabIndex={0}>
      {talk.earlier && (
        <li className={css.centre}>
          <Button type="link" onClick={() => void talk.earlier?.()}>
            {t('earlier')}
          </Button>
        </li>
      )}
      {talk.loaded && talk.before === null && <Greeting account={account} bot={bot} onAsk={talk.ask} />}
      {talk.turns.map((turn) => (
        <TurnView
          key={turn.key}
          turn={turn}
          opensMenus={opensMenus}
          onAsk={(question) => void talk.ask(question)}
          onRetry={(failed) => void talk.retry(failed)}
          onJudged={talk.judged}
          onSeat={onSeat}
        />
      ))}
      {replies.map(({ messageId, question, reply }) => (
        <li key={messageId} className={css.reply}>
          {t('replied')} · {t('repliedTo', { question, reply })}
        </li>
      ))}
    </ol>
  )
}
