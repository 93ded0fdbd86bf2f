import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { download } from './stored/download.ts'
import { exportCancel } from './exports/export-cancel.ts'
import { exportCreate } from './exports/export-create.ts'
import { exportDelete } from './exports/export-delete.ts'
import { exportList } from './exports/export-list.ts'
import { exportWorker } from './exports/export-worker.ts'
import { fileInfo } from './stored/file-info.ts'
import { fileUpload } from './uploads/file-upload.ts'
import type { FilesParts } from './files.ts'
import { preview } from './stored/preview.ts'
import { quotaList } from './quotas/quota-list.ts'
import { removeUnnamed } from './stored/remove-unnamed.ts'
import { scannerState } from './quotas/scanner-state.ts'
import { sweep } from './stored/sweep.ts'
import { uploadCancel } from './uploads/upload-cancel.ts'
import { uploadFinish } from './uploads/upload-finish.ts'
import { uploadPart } from './uploads/upload-part.ts'
import { uploadStart } from './uploads/upload-start.ts'
import { uploadUnfinished } from './uploads/upload-unfinished.ts'

export { keepUpload } from './uploads/keep-upload.ts'

/** This module's server side. What files are kept for and which tables are exported, the composition passes in. */
export function filesServer(parts: FilesParts): ServerModule {
  return {
    name: 'files',
    migrations: new URL('./migrations/', import.meta.url),
    handlers: [
      download(parts),
      exportCancel,
      exportCreate(parts),
      exportDelete,
      exportList,
      fileInfo(parts),
      fileUpload(parts),
      preview(parts),
      quotaList,
      scannerState(parts),
      uploadCancel,
      uploadFinish(parts),
      uploadPart,
      uploadStart(parts),
      uploadUnfinished,
    ],
    pages,
    workers: [exportWorker(parts.sources), sweep, removeUnnamed(parts.namedContent)],
  }
}
