import { readPage, reader } from '@iisp/server'
import { faultText } from '../../contract/exchange/faults.ts'
import { exchangeFaultList as call } from '../../contract/exchange/imports.ts'
import { layoutOf, profiles } from '../../rules/exchange/index.ts'
import { q } from '../tables.ts'

export const exchangeFaultList = reader(call, ({ db, language }, { batchId, ...input }) =>
  readPage(
    db,
    input,
    q
      .selectFrom('ta.exchange_fault as f')
      .innerJoin('ta.exchange_batch as b', 'b.id', 'f.batch_id')
      .where('f.batch_id', '=', batchId),
    {
      select: (all) =>
        all
          .select([
            'f.id',
            'f.file_name as file',
            'f.line',
            'f.field',
            'f.type',
            'f.code',
            'f.params',
            'b.profile',
          ])
          .orderBy('f.id'),
      present: ({ type, code, params, profile, ...row }) => {
        const known = profiles.get(profile)
        const layout = known === undefined ? undefined : layoutOf(known, type)
        return {
          ...row,
          fieldMeaning: layout?.find(({ name }) => name === row.field)?.meaning ?? '',
          text: faultText({ code, params }, language),
        }
      },
    },
  ),
)
