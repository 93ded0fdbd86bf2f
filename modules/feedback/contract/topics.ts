/** Events of this module. */
export const feedbackTopics = {
  /** A demand was proposed, answered, decided, hidden or shown again. Pushed to everybody; names the demand alone. */
  demandsChanged: 'feedback.demands-changed',
} as const
