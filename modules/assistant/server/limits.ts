import type { SharedLimit } from '@iisp/server'
import { assistantErrors } from '../contract/errors.ts'

const limit = (name: string, perMinute: number): SharedLimit => ({
  name: `assistant.${name}`,
  perMinute,
  error: assistantErrors.tooOften,
})

/** For one real person, whatever account they act as, on all nodes together. */
export const limits = {
  ask: limit('ask', 40),
  gpt: limit('gpt', 20),
  speech: limit('speech', 12),
  chat: limit('chat', 40),
}
