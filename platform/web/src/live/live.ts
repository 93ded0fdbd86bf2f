import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Heartbeat, type LiveState } from './heartbeat.ts'

/** The page's own heartbeat. */
export const heartbeat = new Heartbeat()

export const useLiveState = (): LiveState => useStore(heartbeat.state, ({ state }) => state)

/** Hears the pushes of a topic while the component is shown. */
export function useLive(topic: string, hear: (payload: unknown) => void): void {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => heartbeat.subscribe(topic, (payload) => latest.current(payload)), [topic])
}
