/** The audience of what is for all people of the portal. */
export const everybody = 'everybody'

export interface DomainEvent {
  /** 'module.what-happened' */
  readonly topic: string
  /** Institutions whose people hear of it; '*' is the operating side, `everybody` both and all of them. */
  readonly audience: readonly string[]
  /**
   * Small: a subscriber that needs more reads it anew. The fields `id` and `…Id` (all of it where there is none) say
   * what the event is about: events of one topic about the same object keep their order, and wait behind one that fails.
   */
  readonly payload: Record<string, string | number | boolean | null>
}
