import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { investorChangeDecide } from './investors/investor-change-decide.ts'
import { investorChangeEnter } from './investors/investor-change-enter.ts'
import { investorChangeList } from './investors/investor-change-list.ts'
import { investorChangeReveal } from './investors/investor-change-reveal.ts'
import { investorDetail } from './investors/investor-detail.ts'
import { investorList } from './investors/investor-list.ts'
import { investorReveal } from './investors/investor-reveal.ts'
import { registerManagers } from './investors/register-managers.ts'
import { proofFiles } from './investors/proof-files.ts'
import { todos } from './todos.ts'

export const taServer: ServerModule = {
  name: 'ta',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['product', 'transfers', 'files'],
  handlers: [
    investorChangeDecide,
    investorChangeEnter,
    investorChangeList,
    investorChangeReveal,
    investorDetail,
    investorList,
    investorReveal,
    registerManagers,
  ],
  pages,
  filePurposes: [proofFiles],
  todos,
}
