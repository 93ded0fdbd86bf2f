/** Events of this module. */
export const assistantTopics = {
  chatChanged: 'assistant.chat-changed',
  feedback: 'assistant.feedback',
} as const
