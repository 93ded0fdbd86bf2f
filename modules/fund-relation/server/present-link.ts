import type { LinkRow } from '../contract/applications/link-fields.ts'
import type { LinkTerms } from '../contract/applications/link-terms.ts'
import { flag } from '../rules/flag.ts'
import { rowTerms } from '../rules/applications/payload-terms.ts'
import type { FundsNow } from './funds/funds-now.ts'
import type { FundFacts } from './tables.ts'

interface Link {
  readonly institution_id: string
  readonly mother: FundFacts
  readonly child: FundFacts
  readonly mother_id: string
  readonly child_id: string
  readonly child_account: string
  readonly terms: LinkTerms
}
interface Reading {
  /** Scope of the reader: an institution, or '*' for all rows. */
  readonly scope: string
  readonly funds: FundsNow
}

/**
 * The fields that a relation and an application have in common. The project number of another
 * manager's fund is hidden.
 */
export function presentLink(row: Link, { scope, funds }: Reading): LinkRow {
  const { institution_id: applicant, mother, child, terms } = row
  const mayKnow = ({ institutionId }: FundFacts) => scope === '*' || scope === institutionId
  const own = ({ institutionId }: FundFacts) => flag(institutionId === applicant)
  return {
    MCPDM: mother.code,
    MCPMC: funds.nameOf(row.mother_id, mother.name),
    MJGMC: funds.companyOf(mother),
    MXMBH: mayKnow(mother) ? mother.project : '',
    MCPZT: funds.statusOf(row.mother_id),
    ZCPDM: child.code,
    ZCPMC: funds.nameOf(row.child_id, child.name),
    ZJGMC: funds.companyOf(child),
    ZXMBH: mayKnow(child) ? child.project : '',
    ZCPZT: funds.statusOf(row.child_id),
    ZCPJJZH: row.child_account,
    MJJSYGLR: own(mother),
    ZJJSYGLR: own(child),
    ...rowTerms(terms),
    GLRID: applicant,
  }
}
