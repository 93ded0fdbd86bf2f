import { t } from '@iisp/contract'
import { type FilePurpose, readableByCase } from '@iisp/server'
import { savesApplications } from '../../contract/access.ts'
import { openingErrors } from '../../contract/errors.ts'
import { pages } from '../../contract/pages.ts'
import { paperPurpose, paperRules } from '../../contract/papers.ts'
import { visible } from '../load-application.ts'
import { q } from '../tables.ts'

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
      q
        .selectFrom('opening.application_file as f')
        .innerJoin('opening.application as a', 'a.id', 'f.application_id')
        .where('f.file_id', '=', file.id)
        .where(visible(actor, 'a.institution_id'))
        .where((eb) =>
          eb.or([eb('a.submitted_at', 'is not', null), eb('a.institution_id', '=', actor.institutionId)]),
        )
        .select('a.id')
        .limit(1),
    )
    return application !== undefined
  }),
}
