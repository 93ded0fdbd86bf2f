import { aidialogApiFeedback, type Source } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { ChatTextArea } from '@iisp/ui/chat'
import { HiddenText } from '@iisp/ui/hidden-text'
import { request, useMayOpen, useOpenMenu, useText } from '@iisp/web'
import { memo, useState } from 'react'
import { assistantTexts } from '../texts.ts'
import { AnswerText } from './AnswerText.tsx'
import type { ShownTurn } from './talk-store.ts'
import css from './talk.module.css'
import type { Question } from './use-talk.ts'

interface Props {
  readonly turn: ShownTurn
  readonly opensMenus: boolean
  readonly onAsk: (question: Question) => void
  readonly onRetry: (turn: ShownTurn) => void
  readonly onJudged: (key: string, verdict: '1' | '2' | '3') => void
  readonly onSeat: () => void
}

/** A question and its answer. */
export const TurnView = memo(function TurnView(props: Props) {
  const { turn } = props
  const t = useText(assistantTexts)
  return (
    <li className={css.turn} data-turn={turn.key}>
      <p className={css.query}>
        <HiddenText>{t('you')}：</HiddenText>
        {turn.query}
      </p>
      <div className={css.said}>
        <Said {...props} />
      </div>
    </li>
  )
})

function Said(props: Props) {
  const { turn, opensMenus, onRetry, onSeat } = props
  const t = useText(assistantTexts)
  const writing = turn.state === 'typing'
  if (turn.state === 'failed')
    return (
      <div className={css.fault} role="alert">
        {t('failed')}
        {turn.reason !== '' && <p>{turn.reason}</p>}
        <Button onClick={() => onRetry(turn)}>{t('retry')}</Button>
      </div>
    )
  if (turn.turn?.answerType === '0')
    return (
      <>
        {turn.notice !== '' && <p className={css.notice}>{turn.notice}</p>}
        <p>{t('unanswerable')}</p>
        <Button onClick={onSeat}>{t('toSeat')}</Button>
      </>
    )
  return (
    <>
      {turn.notice !== '' && <p className={css.notice}>{turn.notice}</p>}
      {turn.text !== '' && <AnswerText text={turn.text} opensMenus={opensMenus} />}
      {writing && <Typing looking={turn.looking} />}
      {turn.state === 'stopped' && <p className={css.notice}>{t('stopped')}</p>}
      {turn.turn && <Below {...props} />}
    </>
  )
}

function Typing({ looking }: { looking: boolean }) {
  const t = useText(assistantTexts)
  return (
    <p className={css.typing} role="status">
      <span className={css.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t(looking ? 'looking' : 'typing')}
    </p>
  )
}

/** Below an answer: its sources, related questions and the rating. */
function Below({ turn, onAsk, onJudged }: Props) {
  const t = useText(assistantTexts)
  const said = turn.turn
  if (!said) return null
  return (
    <>
      {said.bot_type === 'gpt' && <p className={css.notice}>{t('drafts')}</p>}
      {said.sources.length > 0 && (
        <section className={css.further} aria-label={t('sources')}>
          <h4>{t('sources')}</h4>
          {said.sources.map((source) => (
            <SourceLink key={`${source.kind}${source.menuId}${source.id}`} source={source} onAsk={onAsk} />
          ))}
        </section>
      )}
      {said.related.length > 0 && (
        <section className={css.further} aria-label={t('related')}>
          {said.answerType === '1' && <h4>{t('related')}</h4>}
          {said.related.map(({ id, question }) => (
            <Button
              key={id}
              type="inline"
              onClick={() =>
                onAsk({ query: question, faqId: id, depth: said.answerType === '1' ? 1 : 0, bot: 'robot' })
              }
            >
              {question}
            </Button>
          ))}
        </section>
      )}
      {said.answerType === '1' && <Rating turn={turn} onJudged={onJudged} />}
      {said.reply !== '' && (
        <p className={css.reply}>
          {t('replied')}：{said.reply}
        </p>
      )}
    </>
  )
}

function SourceLink({ source, onAsk }: { source: Source; onAsk: Props['onAsk'] }) {
  const openMenu = useOpenMenu()
  const may = useMayOpen(source.menuId)
  if (source.kind === 'record' && !may) return <span>{source.title}</span>
  const open = () =>
    source.kind === 'faq'
      ? onAsk({ query: source.title, faqId: source.id, depth: 1, bot: 'robot' })
      : void openMenu(source.menuId, source.query)
  return (
    <Button type="inline" onClick={open}>
      {source.title}
    </Button>
  )
}

/** Like and dislike; a dislike may be explained. Pressing the same button again undoes it. */
function Rating({ turn, onJudged }: Pick<Props, 'turn' | 'onJudged'>) {
  const t = useText(assistantTexts)
  const [why, setWhy] = useState<string | null>(null)
  const [thanked, setThanked] = useState(false)
  const said = turn.turn
  if (!said) return null
  const judge = async (status: '1' | '2' | '3', content?: string) => {
    const before = said.verdict
    onJudged(turn.key, status)
    const { messageId, feedbackParams } = said
    try {
      await request(aidialogApiFeedback, { messageId, feedbackParams, status, ...(content && { content }) })
      setThanked(content !== undefined)
      setWhy(status === '2' && content === undefined ? '' : null)
    } catch {
      onJudged(turn.key, before)
    }
  }
  const press = (status: '1' | '2') => void judge(said.verdict === status ? '3' : status)
  return (
    <div className={css.rating}>
      {(['1', '2'] as const).map((status) => (
        <button
          key={status}
          type="button"
          className={css.judge}
          aria-pressed={said.verdict === status}
          onClick={() => press(status)}
        >
          {t(status === '1' ? 'like' : 'dislike')}
        </button>
      ))}
      {thanked && <span role="status">{t('thanks')}</span>}
      {why !== null && (
        <form
          className={css.why}
          ref={(form) => form?.scrollIntoView?.({ block: 'nearest' })}
          onSubmit={(event) => {
            event.preventDefault()
            void judge('2', why.trim() || undefined)
            if (why.trim() === '') setWhy(null)
          }}
        >
          <ChatTextArea label={t('why')} placeholder={t('why')} max={500} value={why} onChange={setWhy} />
          <Button htmlType="submit">{t('whySend')}</Button>
        </form>
      )}
    </div>
  )
}
