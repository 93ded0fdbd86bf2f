// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { archiveFile } from './exports/archive-file.ts'
import { exportCancel } from './exports/export-cancel.ts'
import { exportCreate } from './exports/export-create.ts'
import { exportDelete } from './exports/export-delete.ts'
import { exportList } from './exports/export-list.ts'
import { tableFile } from './exports/table-file.ts'
import { tableFiles } from './exports/table-files.ts'
import { quotaList } from './quotas/quota-list.ts'
import { scannerState } from './quotas/scanner-state.ts'
import { slipFile } from './slips/slip-file.ts'
import { checkCaseFiles } from './stored/check-case-files.ts'
import { download } from './stored/download.ts'
import { fileInfo } from './stored/file-info.ts'
import { preview } from './stored/preview.ts'
import { fileUpload } from './uploads/file-upload.ts'
import { uploadCancel } from './uploads/upload-cancel.ts'
import { uploadFinish } from './uploads/upload-finish.ts'
import { uploadPart } from './uploads/upload-part.ts'
import { uploadStart } from './uploads/upload-start.ts'
import { uploadUnfinished } from './uploads/upload-unfinished.ts'
import type { FileSettings } from './files.ts'

export const handlersOf = (settings: FileSettings): readonly Handler[] => [
  archiveFile,
  exportCancel,
  exportCreate,
  exportDelete,
  exportList,
  tableFile,
  tableFiles,
  quotaList,
  scannerState(settings),
  slipFile,
  checkCaseFiles,
  download,
  fileInfo,
  preview,
  fileUpload,
  uploadCancel,
  uploadFinish(settings),
  uploadPart,
  uploadStart(settings),
  uploadUnfinished,
]
