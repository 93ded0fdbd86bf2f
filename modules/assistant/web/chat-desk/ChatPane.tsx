import {
  chatDeskDetail,
  chatDeskEnd,
  chatDeskList,
  chatDeskRead,
  chatDeskSend,
  chatDeskTake,
  assistantTopics,
} from '@iisp/assistant/contract'
import type { Output } from '@iisp/contract'
import { Button } from '@iisp/ui/button'
import { Composer, Messages } from '@iisp/ui/chat'
import { Skeleton } from '@iisp/ui/skeleton'
import { request, useAskAndDo, useCall, useLive, useLocale, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { chatPage } from '../chat-page.ts'
import { useReadMark } from '../use-read-mark.ts'
import { wasSent } from '../was-sent.ts'
import { CannedAnswers } from './CannedAnswers.tsx'
import { chatTexts } from './chat-texts.ts'
import css from './chat.module.css'
import { HandOver } from './HandOver.tsx'

type Detail = Output<typeof chatDeskDetail>
const invalidates = [chatDeskDetail, chatDeskList]
interface Props {
  readonly chatId: string
  readonly onBack: () => void
  readonly onTaken: () => void
}

/** One chat: the client, their last questions to the robot, the messages, and the operator's actions. */
export function ChatPane({ chatId, onBack, onTaken }: Props) {
  const t = useText(chatTexts)
  const answer = useCall(chatDeskDetail, { chatId }, { quiet: true, staleTime: 0 })
  useLive(assistantTopics.chatChanged, () => void answer.refetch())
  const chat = answer.data
  const attends = chat?.actions.includes('send') === true
  useReadMark(chatDeskRead, chat?.id, attends ? chat.messages.at(-1)?.id : undefined)
  return (
    <section className={css.pane} aria-label={chat?.person ?? t('messages')}>
      <div className={css.back}>
        <Button type="link" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {answer.error && (
        <p role="alert" className={css.none}>
          {answer.error.msg} <Button onClick={() => void answer.refetch()}>{t('retry')}</Button>
        </p>
      )}
      {!chat && !answer.error && <Skeleton lines={6} />}
      {chat && <OpenPane chat={chat} onTaken={onTaken} />}
    </section>
  )
}

function OpenPane({ chat, onTaken }: { chat: Detail; onTaken: () => void }) {
  const t = useText(chatTexts)
  const language = useLocale()
  const attends = chat.actions.includes('send')
  return (
    <>
      <PaneHead chat={chat} onTaken={onTaken} />
      {chat.talk.length > 0 && (
        <details className={css.talk}>
          <summary>{t('talk')}</summary>
          <ul>
            {chat.talk.map((turn) => (
              <li key={`${turn.at} ${turn.query}`}>
                <strong>{turn.query}</strong>
                <p>{turn.answer || '—'}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Messages
        label={t('messages')}
        key={language}
        {...chatPage(chat, 'operator', language)}
        readUpTo={chat.readByUser}
        loadEarlier={async (before) =>
          chatPage(await request(chatDeskDetail, { chatId: chat.id, before }), 'operator', language)
        }
      />
      {attends && <Answering chatId={chat.id} />}
    </>
  )
}

function PaneHead({ chat, onTaken }: { chat: Detail; onTaken: () => void }) {
  const t = useText(chatTexts)
  const askAndDo = useAskAndDo()
  const take = useSend(chatDeskTake, { invalidates, onSuccess: onTaken })
  const [handing, setHanding] = useState(false)
  const end = () =>
    askAndDo(chatDeskEnd, { chatId: chat.id }, { content: t('endAsk'), okText: t('end'), invalidates })
  return (
    <header className={css.head}>
      <div>
        <h2>{chat.person}</h2>
        <p className={css.where}>
          {chat.institution} · {chat.account}
          {chat.operator !== '' && ` · ${t('operator', { name: chat.operator })}`}
          {chat.rating > 0 && ` · ${t('rating', { n: chat.rating })}`}
        </p>
        {chat.ratingNote !== '' && <p className={css.where}>“{chat.ratingNote}”</p>}
      </div>
      <div className={css.actions}>
        {chat.actions.includes('take') && (
          <Button
            type="primary"
            writing={take.isPending}
            onClick={() => take.mutate({ chatId: chat.id, version: chat.version })}
          >
            {t('take')}
          </Button>
        )}
        {chat.actions.includes('hand-over') && (
          <Button onClick={() => setHanding(true)}>{t('handOver')}</Button>
        )}
        {chat.actions.includes('end') && <Button onClick={() => void end()}>{t('end')}</Button>}
      </div>
      {handing && <HandOver chatId={chat.id} onClose={() => setHanding(false)} />}
    </header>
  )
}

function Answering({ chatId }: { chatId: string }) {
  const t = useText(chatTexts)
  const send = useSend(chatDeskSend, { invalidates: [chatDeskDetail] })
  const [inserted, setInserted] = useState<{ text: string } | null>(null)
  return (
    <Composer
      label={t('text')}
      placeholder={t('placeholder')}
      send={t('send')}
      max={1000}
      draftKey={`operations.chat:${chatId}`}
      busy={send.isPending}
      inserted={inserted}
      onSend={(text) => wasSent(send.mutateAsync({ chatId, text }))}
      tools={<CannedAnswers onChoose={(text) => setInserted({ text })} />}
    />
  )
}
