import { t } from '@iisp/contract'
import type { FilePurpose } from '@iisp/server'
import {
  applicationImport,
  importPurpose,
  importRules,
} from '../../../contract/applications/application-import.ts'
import { taErrors } from '../../../contract/errors.ts'

/** Workbooks of applications. No case refers to them, so module files may remove them. */
export const importFiles: FilePurpose = {
  name: importPurpose,
  access: applicationImport.access,
  rules: importRules,
  ofCase: { gone: taErrors.fileGone, tooLarge: taErrors.filesTooLarge },
  about: t.nothing,
  mayRead: ({ actor }, file) => Promise.resolve(file.accountId === actor.accountId),
}
