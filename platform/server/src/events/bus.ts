/** A message to every node: small, and never the only copy of a truth. Hearing it twice does no harm. */
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
  /** What carries the messages at the moment: 'postgres' or 'redis'. */
  readonly kind: string
  /** Tells this node at once and sends to the others without waiting: no request is held by a slow carrier. */
  publish(message: BusMessage): void
  /** Listens until closed; comes back by itself after an outage. */
  subscribe(listener: (message: BusMessage) => void): void
  close(): Promise<void>
}

/** One way from node to node. */
export interface Carrier {
  readonly kind: string
  /** Rejects soon where the text cannot be handed over. */
  send(payload: string): Promise<void>
  /** True where sending and hearing work; an answer comes within two seconds. */
  answers(): Promise<boolean>
  listen(listener: (payload: string) => void): void
  close(): Promise<void>
}
