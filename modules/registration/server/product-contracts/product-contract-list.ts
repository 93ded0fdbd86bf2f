import { actionsOn } from '@iisp/contract'
import { mentions, narrow, readPage, reader, timeText } from '@iisp/server'
import { contractFlow } from '../../contract/product-contracts/contract-states.ts'
import { productContractList as call } from '../../contract/product-contracts/product-contracts.ts'
import { sideOf } from '../../rules/product-contracts/contract-side.ts'
import { contractsOf } from './contract-cases.ts'

export const productContractList = reader(call, ({ db, actor }, input) => {
  const contracts = contractsOf(actor)
    .leftJoin('files.file as f', 'f.id', 'c.file_id')
    .leftJoin('identity.institution_name as i', 'i.institution_id', 'c.institution_id')
  const found = narrow(contracts, input, {
    state: 'c.status',
    keyword: mentions(
      'c.product_name',
      'c.institution_name',
      'c.contact_name',
      'c.submitted_name',
      'i.name_en',
    ),
  })
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
