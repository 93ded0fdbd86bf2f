import { refuse } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import type { ApplicationKind } from '../../contract/applications/application-states.ts'
import type { LinkTerms } from '../../contract/applications/link-terms.ts'
import { relationErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

interface Change {
  readonly kind: ApplicationKind
  readonly relation_id: string | null
  readonly terms: LinkTerms
}
/** Refuses new terms that would begin after their relation has ended: they could never take effect. */
export async function refuseLate(db: Reader, { kind, relation_id, terms }: Change): Promise<void> {
  if (kind !== '2' || relation_id === null || terms.startsOn === null) return
  const { ends_on } = await db.one(
    q.selectFrom('fund_relation.relation').select('ends_on').where('id', '=', relation_id),
  )
  if (ends_on !== null && ends_on < terms.startsOn) refuse(relationErrors.relationGone, { field: 'qyrqnew' })
}
