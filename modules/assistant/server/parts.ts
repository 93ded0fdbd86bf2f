import { assistantErrors } from '../contract/errors.ts'
import { FaqStore } from './faq/faq-store.ts'
import type { GptPort } from './gpt/gpt-port.ts'
import { PersonLimit } from './person-limit.ts'
import type { SpeechPort } from './speech-port.ts'

/** What the assistant stands on; null: not set up. */
export interface AssistantSettings {
  readonly gpt: GptPort | null
  readonly speech: SpeechPort | null
  readonly servicePhone: string
}

/** One for the life of the process. */
export interface Assistant extends AssistantSettings {
  readonly faqs: FaqStore
  /** Per person and minute, on this node. */
  readonly limits: {
    readonly ask: PersonLimit
    readonly gpt: PersonLimit
    readonly speech: PersonLimit
    readonly chat: PersonLimit
  }
}

export const createAssistant = (settings: AssistantSettings): Assistant => ({
  ...settings,
  faqs: new FaqStore(),
  limits: {
    ask: new PersonLimit(40, assistantErrors.tooOften),
    gpt: new PersonLimit(20, assistantErrors.tooOften),
    speech: new PersonLimit(12, assistantErrors.tooOften),
    chat: new PersonLimit(40, assistantErrors.tooOften),
  },
})
