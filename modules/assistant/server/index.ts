import { auditNames } from '@iisp/contract/audit-names'
import { assistantAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { pages } from '../contract/pages.ts'
import { assistantTools } from '../contract/tools.ts'
import { handlersOf } from './handlers.generated.ts'
import { faqDelivery } from './faq/deliver.ts'
import { type AssistantSettings, createAssistant } from './parts.ts'
import { todos } from './todos.ts'

export { openAiCompatible } from './gpt/open-ai.ts'
export type { AssistantSettings } from './parts.ts'
export { httpSpeech } from './speech-port.ts'

export function assistantServer(settings: AssistantSettings): ServerModule {
  const assistant = createAssistant(settings)
  return {
    name: 'assistant',
    migrations: new URL('./migrations/', import.meta.url),
    handlers: handlersOf(assistant),
    fills: [
      auditNames.contribute([assistantAuditNames]),
      helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    ],
    pages,
    seed: async () => (await import('../fixtures/index.ts')).assistantSeed,
    todos,
    reads: [helpTexts, assistantTools],
    delivers: faqDelivery,
  }
}
