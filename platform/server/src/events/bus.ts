/** A message to every node: small, never the only copy of a fact, and harmless if received twice. */
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
  /** The current carrier of the messages: 'postgres' or 'redis'. */
  readonly kind: string
  /** Delivers to this node at once and sends to the others without waiting, so that a slow carrier delays no request. */
  publish(message: BusMessage): void
  /** Listens until closed; reconnects by itself after an outage. */
  subscribe(listener: (message: BusMessage) => void): void
  close(): Promise<void>
}

/** One way of sending messages from node to node. */
export interface Carrier {
  readonly kind: string
  /** Rejects soon where the text cannot be sent. */
  send(payload: string): Promise<void>
  /** Whether sending and receiving work; answers within two seconds. */
  answers(): Promise<boolean>
  listen(listener: (payload: string) => void): void
  close(): Promise<void>
}
