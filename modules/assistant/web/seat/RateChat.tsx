import { type Chat, getMyChat, rateChat } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { ChatTextArea } from '@iisp/ui/chat'
import { Rating } from '@iisp/ui/rating'
import { useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { assistantTexts } from '../texts.ts'
import css from './seat.module.css'

/** Rates a chat that has ended. */
export function RateChat({ chat }: { chat: Chat }) {
  const t = useText(assistantTexts)
  const [rating, setRating] = useState(0)
  const [note, setNote] = useState('')
  const rate = useSend(rateChat, { invalidates: [getMyChat] })
  if (chat.rating > 0) return <p className={css.intro}>{t('seatPart.rated', { n: chat.rating })}</p>
  return (
    <form
      className={css.rate}
      onSubmit={(event) => {
        event.preventDefault()
        if (rating > 0) rate.mutate({ chatId: chat.id, rating, note })
      }}
    >
      <Rating
        label={t('seatPart.rate')}
        nameOf={(n) => t('seatPart.stars', { n })}
        value={rating}
        onChange={setRating}
      />
      <ChatTextArea
        label={t('seatPart.rateNote')}
        placeholder={t('seatPart.rateNote')}
        max={500}
        value={note}
        onChange={setNote}
      />
      <Button type="primary" htmlType="submit" writing={rate.isPending} disabled={rating === 0}>
        {t('seatPart.rateSend')}
      </Button>
    </form>
  )
}
