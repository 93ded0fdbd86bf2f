import { auditNames } from '@iisp/contract/audit-names'
import { filesAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import { type ServerModule, exportSources, filePurposes, namedContents } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { pages } from '../contract/pages.ts'
import { checkCaseFiles } from './stored/check-case-files.ts'
import { download } from './stored/download.ts'
import { exportCancel } from './exports/export-cancel.ts'
import { exportCreate } from './exports/export-create.ts'
import { exportDelete } from './exports/export-delete.ts'
import { exportList } from './exports/export-list.ts'
import { exportWorker } from './exports/export-worker.ts'
import { fileInfo } from './stored/file-info.ts'
import { fileUpload } from './uploads/file-upload.ts'
import { exportPurpose } from './exports/export-purpose.ts'
import type { FileSettings } from './files.ts'
import { keepUpload } from './uploads/keep-upload.ts'
import { namedByFiles } from './stored/loose-content.ts'
import { preview } from './stored/preview.ts'
import { quotaList } from './quotas/quota-list.ts'
import { removeUnnamed } from './stored/remove-unnamed.ts'
import { scannerState } from './quotas/scanner-state.ts'
import { archiveFile } from './exports/archive-file.ts'
import { slipFile } from './slips/slip-file.ts'
import { sweep } from './stored/sweep.ts'
import { tableFile } from './exports/table-file.ts'
import { tableFiles } from './exports/table-files.ts'
import { uploadCancel } from './uploads/upload-cancel.ts'
import { uploadFinish } from './uploads/upload-finish.ts'
import { uploadPart } from './uploads/upload-part.ts'
import { uploadStart } from './uploads/upload-start.ts'
import { uploadUnfinished } from './uploads/upload-unfinished.ts'

export const filesServer = (settings: FileSettings): ServerModule => ({
  name: 'files',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [
    checkCaseFiles,
    download,
    exportCancel,
    exportCreate,
    exportDelete,
    exportList,
    fileInfo,
    fileUpload,
    preview,
    quotaList,
    scannerState(settings),
    archiveFile,
    slipFile,
    tableFile,
    tableFiles,
    uploadCancel,
    uploadFinish(settings),
    uploadPart,
    uploadStart(settings),
    uploadUnfinished,
  ],
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
