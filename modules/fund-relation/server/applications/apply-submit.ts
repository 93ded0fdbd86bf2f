import { refuse } from '@iisp/contract'
import { type OwnLimit, type WriteContext, refuseBeyond, sql, stateList, writer } from '@iisp/server'
import { type ApplicationKind, applicationFlow } from '../../contract/applications/application-states.ts'
import { applySubmit as call } from '../../contract/applications/apply.ts'
import { relationErrors } from '../../contract/errors.ts'
import type { ApplicationDraft } from '../../rules/applications/payload-terms.ts'
import { editApplication } from './edit-application.ts'
import { insertApplication } from './insert-application.ts'
import { judgeLinks, judgeRows } from './judge-rows.ts'
import { lockChildren } from './lock-children.ts'
import { liveRelation } from './live-relation.ts'
import { readRows } from './read-rows.ts'
import { refuseConflict } from './refuse-conflict.ts'
import { refuseLate } from './refuse-late.ts'

const limit: OwnLimit = {
  name: 'fund-relation.application',
  most: 500,
  error: relationErrors.tooManyOpen,
}

export const applySubmit = writer(call, async (ctx, { flag, deleteConfig, inputParam }) => {
  if (ctx.actor.institutionKind !== 'manager') refuse(relationErrors.managersOnly)
  const rows = readRows(inputParam)
  const list =
    String(flag) === '4'
      ? [await editApplication(ctx, rows)]
      : await apply(ctx, rows, String(flag) as ApplicationKind, deleteConfig === '1')
  const [first] = list
  return { ...(first ?? refuse(relationErrors.paramUnreadable, { field: '' })), list }
})

/** Judges all rows under the locks of their child funds and stores an application for each. */
async function apply(
  ctx: WriteContext,
  drafts: readonly ApplicationDraft[],
  kind: ApplicationKind,
  deletesConfig: boolean,
) {
  const { institutionId } = ctx.actor
  await refuseBeyond(
    ctx.db,
    limit,
    institutionId,
    sql`SELECT FROM fund_relation.application WHERE institution_id = ${institutionId}
      AND status IN ${stateList(applicationFlow.sets.open)}`,
  )
  const started = kind === '2' ? await startedOn(ctx, drafts) : null
  const rows = await judgeRows(ctx, drafts, { kind, startedOn: started })
  await lockChildren(ctx, rows)
  if (kind !== '3') await judgeLinks(ctx.db, rows)
  const sent = []
  for (const row of rows) {
    await refuseConflict(ctx.db, row)
    const relation = await liveRelation(ctx, row)
    if (kind === '1' && relation !== undefined) refuse(relationErrors.relationExists, { field: 'mjjcpdm' })
    if (kind !== '1' && relation === undefined) refuse(relationErrors.relationGone, { field: 'mjjcpdm' })
    await refuseLate(ctx.db, { kind, relation_id: relation?.id ?? null, terms: row.draft.terms })
    sent.push(await insertApplication(ctx, row, { kind, relation, deletesConfig }))
  }
  return sent
}

async function startedOn(ctx: WriteContext, [first]: readonly ApplicationDraft[]): Promise<string | null> {
  if (first === undefined) return null
  const relation = await liveRelation(ctx, first)
  return relation?.starts_on ?? null
}
