import { aidialogApiReplies, assistantTopics } from '@iisp/assistant/contract'
import type { Output } from '@iisp/contract'
import { request, useLive } from '@iisp/web'
import { useEffect, useState } from 'react'

type Reply = Output<typeof aidialogApiReplies>[number]

/**
 * The replies of customer service to the person's ratings, including replies that arrive while the
 * talk is open.
 */
export function useReplies() {
  const [replies, setReplies] = useState<readonly Reply[]>([])
  const load = () => {
    request(aidialogApiReplies, {}, { quiet: true })
      .then((news) => news.length > 0 && setReplies((before) => [...before, ...news]))
      // the next push asks again
      .catch(() => {})
  }
  useEffect(load, [])
  useLive(assistantTopics.feedback, load)
  return replies
}
