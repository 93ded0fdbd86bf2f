import type { chatDeskRead, readChat } from '@iisp/assistant/contract'
import { request } from '@iisp/web'
import { useEffect, useRef } from 'react'

/** Marks the chat as read up to `newest`, its last message in sight; undefined where nobody is to have read it. */
export function useReadMark(
  call: typeof readChat | typeof chatDeskRead,
  chatId: string | undefined,
  newest: string | undefined,
): void {
  const marked = useRef('')
  useEffect(() => {
    if (chatId === undefined || newest === undefined || marked.current === newest) return
    marked.current = newest
    // a mark that is lost is made with the next message
    request(call, { chatId, upTo: newest }, { quiet: true }).catch(() => {})
  }, [call, chatId, newest])
}
