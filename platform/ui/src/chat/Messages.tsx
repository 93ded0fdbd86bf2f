import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './chat.module.css'
import { texts } from './texts.ts'

/** One message. Ids are increasing numbers. `side`: written by this person, by the other side, or a system event. */
export interface ChatLine {
  readonly id: string
  readonly side: 'own' | 'other' | 'system'
  readonly name: string
  readonly text: string
  /** YYYY-MM-DD HH:mm:ss */
  readonly at: string
}
export interface ChatPage {
  readonly lines: readonly ChatLine[]
  /** Cursor for earlier messages; null if there are none. */
  readonly before: string | null
}
interface MessagesProps extends ChatPage {
  readonly label: string
  /** Id of the last message read by the other side; '0' for none. */
  readonly readUpTo: string
  readonly loadEarlier: (before: string) => Promise<ChatPage | null>
}

/** The messages of a chat, scrolled to the newest at the end. Earlier ones are loaded on request. */
export function Messages({ label, lines, before, readUpTo, loadEarlier }: MessagesProps) {
  const text = useUiText(texts)
  const [earlier, setEarlier] = useState<ChatPage>()
  const list = useRef<HTMLDivElement>(null)
  const newest = lines.at(-1)?.id
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [newest])
  const first = earlier ? earlier.before : before
  const known = new Set(earlier?.lines.map(({ id }) => id))
  const shown = [...(earlier?.lines ?? []), ...lines.filter(({ id }) => !known.has(id))]
  const lastOwn = shown.findLast(({ side }) => side === 'own')
  const more = async (from: string) => {
    const page = await loadEarlier(from)
    // messages already shown are kept when the newest page advances
    if (page) setEarlier({ lines: [...page.lines, ...shown], before: page.before })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus for that
    <div className={css.messages} ref={list} role="log" aria-label={label} tabIndex={0}>
      {first !== null && (
        <div className={css.system}>
          <Button type="link" onClick={() => void more(first)}>
            {text.earlier}
          </Button>
        </div>
      )}
      {shown.map((line) =>
        line.side === 'system' ? (
          <div key={line.id} className={css.system}>
            {line.text} · {line.at.slice(5, 16)}
          </div>
        ) : (
          <div key={line.id} className={css.message} data-own={line.side === 'own' || undefined}>
            <span className={css.by}>
              {line.name} {line.at.slice(5, 16)}
            </span>
            <p>{line.text}</p>
            {line === lastOwn && (
              <span className={css.by}>{BigInt(readUpTo) >= BigInt(line.id) ? text.read : text.sent}</span>
            )}
          </div>
        ),
      )}
    </div>
  )
}
