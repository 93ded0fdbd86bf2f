import { type WriteContext, beginCase } from '@iisp/server'
import { type ApplicationKind, applicationFlow } from '../../contract/applications/application-states.ts'
import { factsOf } from '../funds/find-funds.ts'
import { type StoredRelation, q } from '../tables.ts'
import { applicationCases } from './application-cases.ts'
import { attachFile } from './attach-file.ts'
import type { JudgedRow } from './judge-rows.ts'

interface Wanted {
  readonly kind: ApplicationKind
  readonly relation: StoredRelation | undefined
  readonly deletesConfig: boolean
}
/** The manager of the other fund; null if both funds are the applicant's. */
const partnerOf = ({ mother, child }: Pick<JudgedRow, 'mother' | 'child'>, institutionId: string) =>
  [mother, child].map((fund) => fund.institutionId).find((id) => id !== institutionId) ?? null

/** Stores an application. If there is another manager, it goes to them first. */
export async function insertApplication(ctx: WriteContext, row: JudgedRow, wanted: Wanted) {
  const { db, actor, now } = ctx
  const { draft, mother, child } = row
  const { kind, relation } = wanted
  const partner = partnerOf(row, actor.institutionId)
  const stored = await db.one(
    q
      .insertInto('fund_relation.application')
      .values({
        institution_id: actor.institutionId,
        partner_id: partner,
        kind,
        mother: factsOf(mother),
        child: factsOf(child),
        mother_id: mother.id,
        child_id: child.id,
        child_account: kind === '3' ? (relation?.child_account ?? '') : draft.childAccount,
        relation_id: relation?.id ?? null,
        // A deletion shows the terms of the relation unchanged.
        terms: kind === '3' && relation !== undefined ? relation.terms : draft.terms,
        ...(await attachFile(ctx, draft.fileId)),
        applicant_phone: draft.applicantPhone,
        contact_phone: draft.contactPhone,
        sends_sms: draft.sendsSms,
        delete_config: kind === '3' && wanted.deletesConfig,
        status: partner === null ? applicationFlow.codes.submitted : applicationFlow.codes.toConfirm,
        account_id: actor.accountId,
        submitted_name: actor.name,
        submitted_at: now,
      })
      .returningAll(),
  )
  await beginCase(ctx, applicationCases, stored, 'apply', {
    who: 'applicant',
    detail: { mother: mother.code, child: child.code, kind, terms: stored.terms },
  })
  return { appid: stored.id, sqzt: stored.status }
}
