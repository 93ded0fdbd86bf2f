import { checkCaseFiles } from '@iisp/files/contract'
import { enteredBy, writer } from '@iisp/server'
import { exchangeImport as call, exchangePurpose } from '../../contract/exchange/imports.ts'
import { taTopics } from '../../contract/topics.ts'
import { managerOf } from '../investors/manager-of.ts'
import { q } from '../tables.ts'

export const exchangeImport = writer(call, async (ctx, { profile, fileIds, institutionId: manager }) => {
  const { db, actor, now, call: callModule } = ctx
  const managerId = manager === undefined ? null : await managerOf(db, manager)
  await callModule(checkCaseFiles, { purpose: exchangePurpose, fileIds })
  const { institutionId } = actor
  const { id } = await db.one(
    q
      .insertInto('ta.exchange_batch')
      .values({
        institution_id: institutionId,
        institution_kind: actor.institutionKind,
        account_id: actor.accountId,
        profile,
        manager_id: managerId,
        business_date: null,
        ...enteredBy({ actor, now }),
      })
      .returning('id'),
  )
  await db.run(
    q.insertInto('ta.exchange_file').values(
      fileIds.map((fileId, position) => ({
        batch_id: id,
        position,
        file_id: fileId,
        institution_id: institutionId,
      })),
    ),
  )
  db.audit({
    institutionId,
    action: 'ta.exchange-import',
    object: `exchange-batch:${id}`,
    detail: { profile, files: fileIds.length },
  })
  db.emit({ topic: taTopics.exchangeChanged, audience: ['*'], payload: { id } })
  return { id }
})
