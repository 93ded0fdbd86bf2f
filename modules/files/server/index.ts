import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { download } from './download.ts'
import { exportCancel } from './export-cancel.ts'
import { exportCreate } from './export-create.ts'
import { exportDelete } from './export-delete.ts'
import { exportList } from './export-list.ts'
import { exportWorker } from './export-worker.ts'
import { fileInfo } from './file-info.ts'
import { fileUpload } from './file-upload.ts'
import type { FilesParts } from './files.ts'
import { preview } from './preview.ts'
import { quotaList } from './quota-list.ts'
import { removeUnnamed } from './remove-unnamed.ts'
import { scannerState } from './scanner-state.ts'
import { sweep } from './sweep.ts'
import { uploadCancel } from './upload-cancel.ts'
import { uploadFinish } from './upload-finish.ts'
import { uploadPart } from './upload-part.ts'
import { uploadStart } from './upload-start.ts'
import { uploadUnfinished } from './upload-unfinished.ts'

export { keepUpload } from './keep-upload.ts'

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
