import { refuse } from '@iisp/contract'
import type { PersonActor, Reader } from '@iisp/server'
import type { Selectable } from 'kysely'
import { fileErrors } from '../../contract/errors.ts'
import { type UploadTable, q } from '../tables.ts'

export type Upload = Selectable<UploadTable>

/** The caller's own upload; anybody else's answers as an unknown one. */
export async function loadUpload(db: Reader, actor: PersonActor, id: string): Promise<Upload> {
  const upload = await db.maybe(
    q
      .selectFrom('files.upload')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId),
  )
  return upload ?? refuse(fileErrors.uploadGone)
}
