import type { SharedLimit } from '@iisp/server'
import { assistantErrors } from '../contract/errors.ts'

const limit = (name: string, perMinute: number): SharedLimit => ({
  name: `assistant.${name}`,
  perMinute,
  error: assistantErrors.tooOften,
})

/** Limits per real person, over all accounts they act as and over all nodes. */
export const limits = {
  ask: limit('ask', 40),
  gpt: limit('gpt', 20),
  speech: limit('speech', 12),
  chat: limit('chat', 40),
}
