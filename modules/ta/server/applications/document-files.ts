import { t } from '@iisp/contract'
import { type FilePurpose, readableByCase } from '@iisp/server'
import { documentPurpose, documentRules } from '../../contract/applications/application-kinds.ts'
import { applicationSave } from '../../contract/applications/applications.ts'
import { taErrors } from '../../contract/errors.ts'
import { applicationDesk, applicationManagement } from '../../contract/pages.ts'
import { applicationsOf } from './application-cases.ts'

/** Documents of applications. */
export const documentFiles: FilePurpose = {
  name: documentPurpose,
  access: applicationSave.access,
  rules: documentRules,
  ofCase: { gone: taErrors.fileGone, tooLarge: taErrors.filesTooLarge, tooMany: taErrors.tooManyFiles },
  about: t.nothing,
  mayRead: readableByCase([applicationManagement, applicationDesk], async ({ db, actor }, file) => {
    const found = await db.maybe(
      applicationsOf(actor)
        .innerJoin('ta.application_file as f', 'f.application_id', 'a.id')
        .where('f.file_id', '=', file.id)
        .select('a.id')
        .limit(1),
    )
    return found !== undefined
  }),
}
