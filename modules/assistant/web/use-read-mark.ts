import type { chatDeskRead, readChat } from '@iisp/assistant/contract'
import { request } from '@iisp/web'
import { useEffect, useRef } from 'react'

/** Marks a chat as read up to the message `newest`; undefined: does not mark it. */
export function useReadMark(
  call: typeof readChat | typeof chatDeskRead,
  chatId: string | undefined,
  newest: string | undefined,
): void {
  const marked = useRef('')
  useEffect(() => {
    if (chatId === undefined || newest === undefined || marked.current === newest) return
    marked.current = newest
    // a lost mark is made up for with the next message
    request(call, { chatId, upTo: newest }, { quiet: true }).catch(() => {})
  }, [call, chatId, newest])
}
