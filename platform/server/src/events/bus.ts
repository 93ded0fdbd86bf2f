/** A message to every node: small, and never the only copy of a truth. */
export interface BusMessage {
  /**
   * 'event' | 'session-ended' | 'session-replaced' | 'session-locked' | 'session-unlocked' | 'rights-changed'.
   * The `topic` of an ended session is 'signed-out' where the person ended it.
   */
  readonly kind: string
  readonly topic?: string
  readonly audience?: readonly string[]
  readonly value?: string
}
export interface Bus {
  readonly kind: string
  publish(message: BusMessage): Promise<void>
  /** Listens until closed; comes back by itself after an outage. */
  subscribe(listener: (message: BusMessage) => void): void
  close(): Promise<void>
}

/** A message as it came over the wire; null for what none of our nodes wrote. */
export function readMessage(payload: string): BusMessage | null {
  try {
    const message = JSON.parse(payload) as BusMessage | null
    return typeof message?.kind === 'string' ? message : null
  } catch {
    return null
  }
}
