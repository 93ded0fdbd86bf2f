/** Events of this module. */
export const feedbackTopics = {
  /** A demand was proposed, answered, decided, hidden or shown again. Pushed to everybody; names the demand alone. */
  demandsChanged: 'feedback.demands-changed',
  /** Feedback was sent, answered or closed. Pushed to its institution and the operating side. */
  entriesChanged: 'feedback.entries-changed',
} as const
