import { platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type MoveContext, type Writer, moveCase, refuseTaken } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { relationTopics } from '../../contract/topics.ts'
import { removeConfigs } from '../configs/remove-configs.ts'
import { type StoredApplication, type StoredRelation, q } from '../tables.ts'
import { toBothManagers } from '../to-both-managers.ts'
import { relationCases } from './relation-cases.ts'

/** Applies an application to its relation, once it has been passed or its first day has come. */
export async function makeRelation(ctx: MoveContext, application: StoredApplication): Promise<void> {
  const { kind, relation_id: relationId } = application
  const waits = application.status === applicationFlow.codes.approved
  if (kind === '1')
    return relationId === null ? addRelation(ctx, application) : startRelation(ctx, relationId)
  // the old terms hold until the first day of the new ones
  if (waits || relationId === null) return
  const relation = await relationOf(ctx.db, relationId)
  if (kind === '2') {
    await moveCase(ctx, relationCases, relation, 'modify', {
      who: 'system',
      changes: {
        ...windowOf(ctx, application, relation.starts_on),
        terms: application.terms,
        child_account: application.child_account,
      },
    })
    return
  }
  await moveCase(ctx, relationCases, relation, 'delete', { who: 'system' })
  if (application.delete_config) await removeConfigs(ctx, relation.id)
}

const relationOf = (db: Writer, id: string): Promise<StoredRelation> =>
  db.one(q.selectFrom('fund_relation.relation').selectAll().where('id', '=', id).forUpdate())

const windowOf = ({ now }: MoveContext, { terms }: StoredApplication, startedOn: string | null) => ({
  starts_on: terms.startsOn ?? startedOn ?? businessDate(now),
  ends_on: terms.endsOn,
})

async function addRelation(ctx: MoveContext, application: StoredApplication): Promise<void> {
  const { institution_id, partner_id, mother, child, mother_id, child_id, child_account, terms } = application
  const pending = application.status === applicationFlow.codes.approved
  const added = await ctx.db
    .one(
      q
        .insertInto('fund_relation.relation')
        .values({
          institution_id,
          partner_id,
          mother,
          child,
          mother_id,
          child_id,
          child_account,
          terms,
          ...windowOf(ctx, application, null),
          status: pending ? relationFlow.codes.pending : relationFlow.codes.effective,
        })
        .returning('id'),
    )
    .catch(refuseTaken(platformErrors.conflict))
  await ctx.db.run(
    q
      .updateTable('fund_relation.application')
      .set({ relation_id: added.id })
      .where('id', '=', application.id),
  )
  ctx.db.audit({
    institutionId: institution_id,
    action: 'fund-relation.relation-add',
    object: `fund-relation:${added.id}`,
    detail: { mother: mother.code, child: child.code, terms },
  })
  ctx.db.emit({
    topic: relationTopics.relationsChanged,
    ...toBothManagers({ id: added.id, institution_id, partner_id }),
  })
}

async function startRelation(ctx: MoveContext, id: string): Promise<void> {
  const relation = await relationOf(ctx.db, id)
  if (relation.status === relationFlow.codes.pending)
    await moveCase(ctx, relationCases, relation, 'takeEffect', { who: 'system' })
}

/** Revoking an approved addition before its first day also deletes the pending relation. */
export async function withdrawRelation(ctx: MoveContext, application: StoredApplication): Promise<void> {
  if (application.kind !== '1' || application.relation_id === null) return
  const relation = await relationOf(ctx.db, application.relation_id)
  if (relation.status !== relationFlow.codes.pending) refuse(platformErrors.caseMoved)
  await moveCase(ctx, relationCases, relation, 'delete', { who: 'system' })
  await removeConfigs(ctx, relation.id)
}
