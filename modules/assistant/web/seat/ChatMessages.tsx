import type { ChatMessage } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { useEffect, useRef, useState } from 'react'
import { assistantTexts } from '../texts.ts'
import css from './seat.module.css'

interface Props {
  readonly label: string
  readonly messages: readonly ChatMessage[]
  /** Where earlier ones begin; null where there are none. */
  readonly before: string | null
  /** Whose messages stand on the right. */
  readonly own: 'user' | 'operator'
  /** The other side has read up to this message. */
  readonly readUpTo: string
  readonly loadEarlier: (
    before: string,
  ) => Promise<{ messages: readonly ChatMessage[]; before: string | null } | null>
}

/** The messages of a chat, the newest at the end and in sight. */
export function ChatMessages({ label, messages, before, own, readUpTo, loadEarlier }: Props) {
  const t = useText(assistantTexts)
  const [earlier, setEarlier] = useState<{ messages: readonly ChatMessage[]; before: string | null }>()
  const list = useRef<HTMLOListElement>(null)
  const newest = messages.at(-1)
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [newest?.id])
  const first = earlier ? earlier.before : before
  const shown = earlier
    ? [...earlier.messages, ...messages.filter(({ id }) => !earlier.messages.some((one) => one.id === id))]
    : messages
  const more = async (from: string) => {
    const page = await loadEarlier(from)
    if (page)
      setEarlier({ messages: [...page.messages, ...(earlier?.messages ?? messages)], before: page.before })
  }
  const lastOwn = shown.findLast(({ author }) => author === own)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus for that
    <ol className={css.messages} ref={list} role="log" aria-label={label} tabIndex={0}>
      {first !== null && (
        <li className={css.system}>
          <Button type="link" onClick={() => void more(first)}>
            {t('seatPart.earlier')}
          </Button>
        </li>
      )}
      {shown.map((message) =>
        message.author === 'system' ? (
          <li key={message.id} className={css.system}>
            {message.text} · {message.at.slice(5, 16)}
          </li>
        ) : (
          <li key={message.id} className={css.message} data-own={message.author === own || undefined}>
            <span className={css.by}>
              {message.name} {message.at.slice(5, 16)}
            </span>
            <p>{message.text}</p>
            {message === lastOwn && (
              <span className={css.by}>
                {t(BigInt(readUpTo) >= BigInt(message.id) ? 'seatPart.read' : 'seatPart.sent')}
              </span>
            )}
          </li>
        ),
      )}
    </ol>
  )
}
