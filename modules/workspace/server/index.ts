import { assistantTools } from '@iisp/assistant/contract'
import { helpTexts } from '@iisp/contract/help-text'
import { homeCardKinds } from '@iisp/contract/home-card'
import { subscriptionKinds } from '@iisp/contract/subscription'
import { type ServerModule, todoSources } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { commonCard, entriesCard, homeCardQuery, quickCard, todoCard } from '../contract/home-cards.ts'
import { pages } from '../contract/pages.ts'
import { getTodoList } from '../contract/todos.ts'
import { todoSubscription } from '../contract/todo-digest.ts'
import { workspaceTools } from './assistant-tools.ts'
import { handlers } from './handlers.generated.ts'
import { sweep } from './menu-log/sweep.ts'

export const workspaceServer: ServerModule = {
  name: 'workspace',
  migrations: new URL('./migrations/', import.meta.url),
  // the first migration takes over tables of identity
  migratesAfter: ['identity'],
  firstReads: [homeCardQuery, getTodoList].map((call) => ({ call, input: {} })),
  handlers,
  fills: [
    subscriptionKinds.contribute([todoSubscription]),
    homeCardKinds.contribute([todoCard, quickCard, commonCard, entriesCard]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    assistantTools.contribute(workspaceTools),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).workspaceSeed,
  reads: [todoSources, homeCardKinds],
  schedules: [sweep],
}
