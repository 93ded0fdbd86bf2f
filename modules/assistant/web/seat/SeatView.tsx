import {
  type Chat,
  chatFlow,
  endChat,
  getCustomerSeat,
  getMyChat,
  openChat,
  readChat,
  sendChatMessage,
  assistantTopics,
} from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { Composer, Messages } from '@iisp/ui/chat'
import { StatusDot } from '@iisp/ui/status-dot'
import { confirm, request, useCall, useLive, useLocale, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { chatPage } from '../chat-page.ts'
import { talkOf } from '../talk/talk-store.ts'
import { assistantTexts } from '../texts.ts'
import { useReadMark } from '../use-read-mark.ts'
import { wasSent } from '../was-sent.ts'
import { RateChat } from './RateChat.tsx'
import css from './seat.module.css'

const quiet = { quiet: true } as const
const { active, ended } = chatFlow.codes

/** The chat with customer service, its opening hours and its queue. */
export function SeatView({ account }: { account: string }) {
  const t = useText(assistantTexts)
  const seat = useCall(getCustomerSeat, {}, quiet)
  const own = useCall(getMyChat, {}, { ...quiet, staleTime: 0 })
  useLive(assistantTopics.chatChanged, () => void own.refetch())
  const [again, setAgain] = useState(false)
  const open = useSend(openChat, { invalidates: [getMyChat, getCustomerSeat] })
  const chat = again && own.data?.status === ended ? null : (own.data ?? null)
  return (
    <div className={css.seat}>
      {seat.data && (
        <p className={css.facts}>
          <StatusDot
            tone={seat.data.open ? 'success' : 'neutral'}
            label={t(seat.data.open ? 'seatPart.open' : 'seatPart.closed')}
          />
          <span>{seat.data.workTime}</span>
          {seat.data.phone !== '' && <span>{t('seatPart.phone', { phone: seat.data.phone })}</span>}
          {chat === null && seat.data.waiting > 0 && (
            <span>{t('seatPart.waiting', { n: seat.data.waiting })}</span>
          )}
        </p>
      )}
      {own.error && (
        <p role="alert">
          {t('loadFailed')}{' '}
          <Button type="link" onClick={() => void own.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {own.data !== undefined && chat === null && (
        <>
          <p className={css.intro}>{t('seatPart.intro')}</p>
          <Composer
            label={t('seatPart.text')}
            placeholder={t('seatPart.placeholder')}
            send={t('seatPart.start')}
            max={1000}
            draftKey={`assistant.seat:${account}`}
            busy={open.isPending}
            onSend={async (text) => {
              const session_id = talkOf(account).get().sessionId
              const done = await wasSent(open.mutateAsync({ text, session_id }))
              if (done) setAgain(false)
              return done
            }}
          />
        </>
      )}
      {chat !== null && <OpenChat account={account} chat={chat} onAgain={() => setAgain(true)} />}
    </div>
  )
}

function OpenChat({ account, chat, onAgain }: { account: string; chat: Chat; onAgain: () => void }) {
  const t = useText(assistantTexts)
  const language = useLocale()
  const send = useSend(sendChatMessage, { invalidates: [getMyChat] })
  const end = useSend(endChat, { invalidates: [getMyChat] })
  useReadMark(readChat, chat.id, chat.messages.at(-1)?.id)
  const state =
    chat.status === ended
      ? t('seatPart.ended')
      : chat.status === active
        ? t('seatPart.active', { name: chat.operator })
        : chat.ahead
          ? t('seatPart.ahead', { n: chat.ahead })
          : t('seatPart.next')
  return (
    <>
      <p className={css.state} role="status">
        {state}
        {chat.status === ended && (
          <Button type="link" onClick={onAgain}>
            {t('seatPart.again')}
          </Button>
        )}
        {chat.actions.includes('end') && (
          <Button
            type="link"
            writing={end.isPending}
            onClick={() =>
              void confirm({ title: t('seatPart.end'), desc: t('seatPart.endAsk') }).then(
                (sure) => sure && end.mutate({ chatId: chat.id }),
              )
            }
          >
            {t('seatPart.end')}
          </Button>
        )}
      </p>
      <Messages
        label={t('seatPart.messages')}
        key={language}
        {...chatPage(chat, 'user', language)}
        readUpTo={chat.readByOperator}
        loadEarlier={async (before) => {
          const page = await request(getMyChat, { before })
          return page && chatPage(page, 'user', language)
        }}
      />
      {chat.actions.includes('rate') && <RateChat chat={chat} />}
      {chat.actions.includes('send') && (
        <Composer
          label={t('seatPart.text')}
          placeholder={t('seatPart.placeholder')}
          send={t('send')}
          max={1000}
          draftKey={`assistant.seat:${account}`}
          busy={send.isPending}
          onSend={(text) => wasSent(send.mutateAsync({ chatId: chat.id, text }))}
        />
      )}
    </>
  )
}
