import {
  aidialogApiRecommend,
  aidialogApiReplies,
  aidialogApiTouchoverview,
  type BotType,
  currentSystemGPTMode,
  questionHot,
  assistantTopics,
} from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { Composer } from '@iisp/ui/chat'
import { Segmented } from '@iisp/ui/segmented'
import { request, useCall, useLive, useText } from '@iisp/web'
import { useEffect, useRef, useState } from 'react'
import { assistantTexts } from '../texts.ts'
import { VoiceButton } from '../voice/VoiceButton.tsx'
import { beginNewTalk } from './talk-store.ts'
import css from './talk.module.css'
import { TurnView } from './TurnView.tsx'
import { type Question, useTalk } from './use-talk.ts'

interface Props {
  readonly account: string
  readonly onSeat: () => void
}
const quiet = { quiet: true } as const

/** The talk with the robot or the model. */
export function TalkView({ account, onSeat }: Props) {
  const t = useText(assistantTexts)
  const talk = useTalk(account)
  const modes = useCall(currentSystemGPTMode, {}, quiet)
  const [chosen, setChosen] = useState<BotType | null>(null)
  const gptOn = modes.data?.qaFunctionSwitch === '0'
  const bot: BotType = chosen ?? (gptOn ? 'gpt' : 'robot')
  const opensMenus = modes.data?.gptMode === '1'
  const { ask } = talk
  const list = useRef<HTMLOListElement>(null)
  const [typed, setTyped] = useState('')
  const [spoken, setSpoken] = useState<{ text: string } | null>(null)
  const replies = useReplies()

  const newest = talk.turns.at(-1)
  useEffect(() => {
    // the question at the top, so that a long answer is read from its beginning
    const place = list.current
    const last = place?.querySelector<HTMLElement>('[data-turn]:last-of-type')
    if (place && last) place.scrollTop = last.offsetTop - place.offsetTop
  }, [newest?.key, newest?.text, newest?.state])

  return (
    <div className={css.talk}>
      {gptOn && (
        <div className={css.modes}>
          <Segmented
            label={t('mode.label')}
            hideLabel
            segments={(['gpt', 'robot'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
            value={bot}
            onChange={setChosen}
          />
          {bot === 'gpt' && modes.data?.gptReady === false && (
            <span className={css.notice}>{t('gptNotReady')}</span>
          )}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus for that */}
      <ol className={css.turns} ref={list} role="log" aria-label={t('talk')} tabIndex={0}>
        {talk.earlier && (
          <li className={css.centre}>
            <Button type="link" onClick={() => void talk.earlier?.()}>
              {t('earlier')}
            </Button>
          </li>
        )}
        {talk.loaded && talk.before === null && <Greeting account={account} bot={bot} onAsk={ask} />}
        {talk.turns.map((turn) => (
          <TurnView
            key={turn.key}
            turn={turn}
            opensMenus={opensMenus}
            onAsk={(question) => void ask(question)}
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
      <Suggestions account={account} sessionId={talk.sessionId} typed={typed} onAsk={ask} />
      <Composer
        label={t('question')}
        placeholder={t('ask')}
        send={t('send')}
        max={500}
        draftKey={`assistant.question:${account}`}
        busy={talk.busy}
        inserted={spoken}
        onChange={setTyped}
        onSend={async (query) => {
          setTyped('')
          void ask({ query, bot })
          return true
        }}
        tools={
          <>
            <VoiceButton ready={modes.data?.voiceReady} onText={(text) => setSpoken({ text })} />
            {talk.turns.length > 0 && !talk.busy && (
              <Button type="link" onClick={() => beginNewTalk(account)}>
                {t('newTalk')}
              </Button>
            )}
            {talk.busy && <Button onClick={talk.stop}>{t('stop')}</Button>}
          </>
        }
      />
    </div>
  )
}

function Greeting(props: { account: string; bot: BotType; onAsk: (question: Question) => Promise<void> }) {
  const t = useText(assistantTexts)
  const greeting = useCall(
    aidialogApiTouchoverview,
    { account: props.account, bot_type: props.bot },
    { ...quiet, staleTime: 600_000, keepPrevious: true },
  )
  const hot = useCall(questionHot, {}, quiet)
  return (
    <li className={css.said}>
      {greeting.data && (
        <>
          <p>{greeting.data.greeting}</p>
          <ul className={css.tips}>
            {greeting.data.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </>
      )}
      {hot.data && hot.data.length > 0 && (
        <section className={css.further} aria-label={t('hot')}>
          <h4>{t('hot')}</h4>
          {hot.data.map(({ id, question }) => (
            <button
              key={id}
              type="button"
              className={css.link}
              onClick={() => void props.onAsk({ query: question, faqId: id, bot: 'robot' })}
            >
              {question}
            </button>
          ))}
        </section>
      )}
      {hot.error && (
        <p>
          {t('loadFailed')}{' '}
          <Button type="link" onClick={() => void hot.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
    </li>
  )
}

interface SuggestionsProps {
  readonly account: string
  readonly sessionId: string
  readonly typed: string
  readonly onAsk: (question: Question) => Promise<void>
}
/** Questions close to what is being typed. */
function Suggestions({ account, sessionId, typed, onAsk }: SuggestionsProps) {
  const t = useText(assistantTexts)
  const query = useRested(typed.trim())
  const found = useCall(
    aidialogApiRecommend,
    { account, query, session_id: sessionId, bot_type: 'robot' },
    { ...quiet, enabled: query.length > 1 },
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

/** What is typed, once the keys have rested for 300 ms. */
function useRested(typed: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), 300)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

/** Answers of the operating side to the person's ratings, as they come. */
function useReplies() {
  const [replies, setReplies] = useState<{ messageId: string; question: string; reply: string }[]>([])
  const look = () => {
    request(aidialogApiReplies, {}, quiet)
      .then((news) => news.length > 0 && setReplies((before) => [...before, ...news]))
      // the next push asks again
      .catch(() => {})
  }
  useEffect(look, [])
  useLive(assistantTopics.feedback, look)
  return replies
}
