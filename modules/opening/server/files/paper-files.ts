import { t } from '@iisp/contract'
import { type FilePurpose, raw, readableByCase, sql } from '@iisp/server'
import { savesApplications } from '../../contract/access.ts'
import { openingErrors } from '../../contract/errors.ts'
import { pages } from '../../contract/pages.ts'
import { paperPurpose, paperRules } from '../../contract/papers.ts'
import { visible } from '../load-application.ts'

/** Documents of applications. */
export const paperFiles: FilePurpose = {
  name: paperPurpose,
  access: savesApplications,
  rules: paperRules,
  ofCase: {
    gone: openingErrors.fileGone,
    tooLarge: openingErrors.filesTooLarge,
  },
  about: t.nothing,
  mayRead: readableByCase(pages, async ({ db, actor }, file) => {
    const application = await db.maybe(
      raw(sql`SELECT a.id FROM opening.application_file f JOIN opening.application a ON a.id = f.application_id
        WHERE f.file_id = ${file.id} AND ${visible(actor, 'a.institution_id')}
          AND (a.submitted_at IS NOT NULL OR a.institution_id = ${actor.institutionId}) LIMIT 1`),
    )
    return application !== undefined
  }),
}
