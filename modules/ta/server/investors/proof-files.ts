import { t } from '@iisp/contract'
import { type FilePurpose, readableByCase, sql, stateLiteral } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { investorChangeFlow } from '../../contract/investors/investor-change-states.ts'
import { investorChangeEnter, proofPurpose, proofRules } from '../../contract/investors/investor-changes.ts'
import { applicationManagement, investorDesk } from '../../contract/pages.ts'
import { q } from '../tables.ts'
import { investorsOf } from './investor-columns.ts'

/** Proofs of qualified investors. */
export const proofFiles: FilePurpose = {
  name: proofPurpose,
  access: investorChangeEnter.access,
  rules: proofRules,
  ofCase: { gone: taErrors.fileGone, tooLarge: taErrors.filesTooLarge },
  about: t.nothing,
  mayRead: readableByCase([investorDesk, applicationManagement], async ({ db, actor }, file) => {
    const held = await db.maybe(
      investorsOf(actor).where('i.qualified_file', '=', file.id).select('i.id').limit(1),
    )
    if (held !== undefined) return true
    const proposed = await db.maybe(
      q
        .selectFrom('ta.investor_change')
        .where('status', '=', stateLiteral(investorChangeFlow.codes.entered))
        .where(
          sql<boolean>`coalesce(content->'facts'->>'qualifiedFile', content->'changed'->>'qualifiedFile') = ${file.id}`,
        )
        .$if(actor.scope !== '*', (all) => all.where('institution_id', '=', actor.scope))
        .select('id')
        .limit(1),
    )
    return proposed !== undefined
  }),
}
