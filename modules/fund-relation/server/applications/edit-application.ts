import { refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, moveCase } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { relationErrors } from '../../contract/errors.ts'
import type { ApplicationDraft } from '../../rules/applications/payload-terms.ts'
import { applicationCases, applicationToDecide } from './application-cases.ts'
import { attachFile } from './attach-file.ts'
import { lockChildren } from './lock-children.ts'
import { judgeLinks, judgeRows } from './judge-rows.ts'
import { refuseLate } from './refuse-late.ts'

/**
 * Changes the applicant's own open application (flag 4). Its funds and its kind stay. The other
 * manager has to consent again, because the consent was to other terms.
 */
export async function editApplication(ctx: WriteContext<PersonActor>, drafts: readonly ApplicationDraft[]) {
  const [draft, ...others] = drafts
  if (draft === undefined || others.length > 0)
    return refuse(relationErrors.paramUnreadable, { field: 'appid' })
  const id = draft.applicationId ?? refuse(relationErrors.paramUnreadable, { field: 'appid' })
  const { row: found, way } = await applicationToDecide(ctx, { id, action: 'edit' })
  const to = found.partner_id === null ? applicationFlow.codes.submitted : applicationFlow.codes.toConfirm
  const same = { ...draft, motherCode: found.mother.code, childCode: found.child.code }
  const rows = await judgeRows(ctx, [same], { kind: found.kind, startedOn: found.terms.startsOn })
  await lockChildren(ctx, rows)
  if (found.kind !== '3') await judgeLinks(ctx.db, rows)
  await refuseLate(ctx.db, { ...found, terms: same.terms })
  const { terms, fileId, childAccount, applicantPhone, contactPhone, sendsSms } = same
  const moved = await moveCase(ctx, applicationCases, found, 'edit', {
    who: way.who,
    to,
    changes: {
      ...(found.kind !== '3' && { terms, child_account: childAccount }),
      ...(await attachFile(ctx, fileId)),
      applicant_phone: applicantPhone,
      contact_phone: contactPhone,
      sends_sms: sendsSms,
      decided_name: '',
      decided_at: null,
      reason: '',
    },
    detail: { mother: found.mother.code, child: found.child.code, terms },
  })
  return { appid: found.id, sqzt: moved.to }
}
