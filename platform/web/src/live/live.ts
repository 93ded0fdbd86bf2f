import { useLatest } from '@iisp/ui/hooks'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Heartbeat, type LiveState } from './heartbeat.ts'

/** The page's own heartbeat. */
export const heartbeat = new Heartbeat()

export const useLiveState = (): LiveState => useStore(heartbeat.state, ({ state }) => state)

/** Calls `onPush` with the pushes of a topic, or of several, while the component is shown. */
export function useLive(topic: string | readonly string[], onPush: (payload: unknown) => void): void {
  const latest = useLatest(onPush)
  const topics = typeof topic === 'string' ? topic : topic.join(' ')
  useEffect(() => {
    const stops = topics
      .split(' ')
      .filter(Boolean)
      .map((one) => heartbeat.subscribe(one, (payload) => latest.current(payload)))
    return () => stops.forEach((stop) => stop())
  }, [topics, latest])
}
