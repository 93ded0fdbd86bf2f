import { refuse } from '@iisp/contract'
import { type Reader, raw, sql } from '@iisp/server'
import { relationErrors } from '../../contract/errors.ts'

interface Pair {
  readonly mother: { readonly id: string }
  readonly child: { readonly id: string }
}
/** Whether any institution has an open application for the two funds (BO-129). */
export async function hasOpenApplication(
  db: Reader,
  { mother, child }: Pair,
  except?: string,
): Promise<boolean> {
  const found = await db.maybe(
    raw(sql`SELECT FROM fund_relation.child_links(${child.id})
      WHERE application_id IS DISTINCT FROM ${except ?? null}::bigint AND application_id IS NOT NULL
        AND mother_id = ${mother.id} LIMIT 1`),
  )
  return found !== undefined
}

export async function refuseConflict(db: Reader, pair: Pair): Promise<void> {
  if (await hasOpenApplication(db, pair)) refuse(relationErrors.conflict, { field: 'mjjcpdm' })
}
