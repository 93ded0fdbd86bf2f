import { FaqStore } from './faq/faq-store.ts'
import type { GptPort } from './gpt/gpt-port.ts'
import type { SpeechPort } from './speech-port.ts'

/** The external services of the assistant; null if not configured. */
export interface AssistantSettings {
  readonly gpt: GptPort | null
  readonly speech: SpeechPort | null
  readonly servicePhone: string
}

/** One instance for the life of the process. */
export interface Assistant extends AssistantSettings {
  readonly faqs: FaqStore
}

export const createAssistant = (settings: AssistantSettings): Assistant => ({
  ...settings,
  faqs: new FaqStore(),
})
