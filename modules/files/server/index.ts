import { auditNames } from '@iisp/contract/audit-names'
import { filesAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import { type ServerModule, exportSources, filePurposes, namedContents } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { pages } from '../contract/pages.ts'
import { handlersOf } from './handlers.generated.ts'
import { exportWorker } from './exports/export-worker.ts'
import { exportPurpose } from './exports/export-purpose.ts'
import type { FileSettings } from './files.ts'
import { keepUpload } from './uploads/keep-upload.ts'
import { namedByFiles } from './stored/loose-content.ts'
import { removeUnnamed } from './stored/remove-unnamed.ts'
import { sweep } from './stored/sweep.ts'

export const filesServer = (settings: FileSettings): ServerModule => ({
  name: 'files',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: handlersOf(settings),
  fills: [
    auditNames.contribute([filesAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).filesSeed,
  reads: [filePurposes, exportSources, namedContents],
  filePurposes: [exportPurpose],
  namedContent: namedByFiles,
  keepUpload: keepUpload(settings),
  workers: [exportWorker, sweep, removeUnnamed],
})
