import { t } from '@iisp/contract'
import { type FilePurpose, readableByCase } from '@iisp/server'
import { relationErrors } from '../../contract/errors.ts'
import { attachmentPurpose, attachmentRules } from '../../contract/files.ts'
import { pages } from '../../contract/pages.ts'
import { applicationsOf } from './application-cases.ts'

/** Attachments of applications, for the applicant's institution and the TA operators. */
export const attachmentFiles: FilePurpose = {
  name: attachmentPurpose,
  access: { who: 'pages', pages, roles: ['operator'] },
  rules: attachmentRules,
  ofCase: { gone: relationErrors.fileGone, tooLarge: relationErrors.fileTooLarge },
  about: t.nothing,
  mayRead: readableByCase(pages, async ({ db, actor }, file) => {
    const found = await db.maybe(
      applicationsOf(actor).where('a.file_id', '=', file.id).select('a.id').limit(1),
    )
    return found !== undefined
  }),
}
