import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { applicationImport } from './application-import/application-import.ts'
import { applicationImportCheck } from './application-import/application-import-check.ts'
import { applicationTemplate } from './application-import/application-template.ts'
import { importFiles } from './application-import/import-files.ts'
import { applicationBasis } from './applications/application-basis.ts'
import { applicationDecide } from './applications/application-decide.ts'
import { applicationDeleteFile } from './applications/application-delete-file.ts'
import { applicationDeskList } from './applications/application-desk-list.ts'
import { applicationDetail } from './applications/application-detail.ts'
import { applicationList } from './applications/application-list.ts'
import { applicationPassMany } from './applications/application-pass-many.ts'
import { applicationSave } from './applications/application-save.ts'
import { applicationSubmit } from './applications/application-submit.ts'
import { applicationUpload } from './applications/application-upload.ts'
import { applicationWithdraw } from './applications/application-withdraw.ts'
import { documentFiles } from './applications/document-files.ts'
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
    applicationBasis,
    applicationDecide,
    applicationDeleteFile,
    applicationDeskList,
    applicationDetail,
    applicationImport,
    applicationImportCheck,
    applicationList,
    applicationTemplate,
    applicationPassMany,
    applicationSave,
    applicationSubmit,
    applicationUpload,
    applicationWithdraw,
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
  seed: async () => (await import('../fixtures/index.ts')).taSeed,
  filePurposes: [documentFiles, importFiles, proofFiles],
  todos,
}
