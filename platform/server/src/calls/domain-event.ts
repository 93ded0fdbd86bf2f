/** The audience of events for everybody in the portal. */
export const everybody = 'everybody'

export interface DomainEvent {
  /** 'module.event-name' */
  readonly topic: string
  /** Institutions whose people are notified; '*' is the operating side, `everybody` all institutions and the operating side. */
  readonly audience: readonly string[]
  /**
   * Small: a subscriber that needs more reads it from the database. The fields `id` and `…Id` (or, where there are
   * none, the whole payload) identify the object. Events of one topic about the same object are handled in order, and
   * wait while an earlier one fails.
   */
  readonly payload: Record<string, string | number | boolean | null>
}
