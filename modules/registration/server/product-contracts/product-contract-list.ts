import { actionsOn } from '@iisp/contract'
import { containing, readPage, reader, sql, timeText } from '@iisp/server'
import { contractFlow } from '../../contract/product-contracts/contract-states.ts'
import { productContractList as call } from '../../contract/product-contracts/product-contracts.ts'
import { sideOf } from '../../rules/product-contracts/contract-side.ts'
import { contractsOf } from './contract-cases.ts'

export const productContractList = reader(call, ({ db, actor }, { state, ...input }) => {
  const keyword = input.keyword?.trim() ?? ''
  let found = contractsOf(actor).leftJoin('files.file as f', 'f.id', 'c.file_id')
  if (state !== undefined) found = found.where('c.status', '=', state)
  if (keyword !== '')
    found = found.where(
      sql<boolean>`concat_ws(' ', c.product_name, c.institution_name, c.contact_name, c.submitted_name,
        (SELECT i.name_en FROM identity.institution_name i WHERE i.institution_id = c.institution_id))
        ILIKE ${containing(keyword)}`,
    )
  const side = sideOf(actor.roles)
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select(['c.id', 'c.institution_id as institutionId', 'c.institution_name as institutionName'])
        .select(['c.product_name as productName', 'c.product_kind as productKind', 'c.services', 'c.note'])
        .select(['c.expected_size as expectedSize', 'c.planned_date as plannedDate', 'c.reason', 'c.version'])
        .select(['c.contact_name as contactName', 'c.contact_phone as contactPhone', 'c.status as state'])
        .select(['c.submitted_name as submittedBy', 'c.decided_name as decidedBy'])
        .select(['c.file_id as fileId', 'f.name', 'f.size'])
        .select([
          timeText('c.submitted_at').as('submittedAt'),
          timeText<string | null>('c.decided_at').as('decidedAt'),
        ])
        .orderBy('c.id', 'desc'),
    present: ({ fileId, name, size, ...row }) => ({
      ...row,
      file: fileId === null || name === null || size === null ? null : { fileId, name, size: Number(size) },
      actions: actionsOn(contractFlow, [side], row.state, actor),
    }),
  })
})
