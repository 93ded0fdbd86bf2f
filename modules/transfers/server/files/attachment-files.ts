import type { Input } from '@iisp/contract'
import { type FilePurpose, type StoredFile, readableByCase } from '@iisp/server'
import { writesOrders } from '../../contract/access.ts'
import { transferErrors } from '../../contract/errors.ts'
import { attachmentAbout, attachmentPurpose, attachmentRules, type uploadFile } from '../../contract/files.ts'
import type { FileType } from '../../contract/codes.ts'
import { pages } from '../../contract/pages.ts'
import { visible } from '../scope.ts'
import { q } from '../tables.ts'

type About = Input<typeof uploadFile>

const typeOfUpload: Record<'1' | '2' | '3', FileType> = { '1': '1069', '2': '1002', '3': '1069' }
const fileTypeOf = (about: About): FileType => about.fileType ?? typeOfUpload[about.uploadType ?? '1']

/** Documents of transfer orders. */
export const attachmentFiles: FilePurpose = {
  name: attachmentPurpose,
  access: writesOrders,
  rules: attachmentRules,
  ofCase: {
    tooMany: transferErrors.tooManyFiles,
    gone: transferErrors.fileGone,
    tooLarge: transferErrors.filesTooLarge,
  },
  about: attachmentAbout,
  keep: async (db, file, about: About) => {
    await db.run(
      q.insertInto('transfers.uploaded_file').values({
        file_id: file.id,
        institution_id: file.institutionId,
        project_no: about.xmbh ?? '',
        file_type: fileTypeOf(about),
      }),
    )
  },
  mayRead: readableByCase(pages, async ({ db, actor }, file) => {
    const order = await db.maybe(
      q
        .selectFrom('transfers.order_attachment as a')
        .innerJoin('transfers.transfer_order as o', 'o.id', 'a.order_id')
        .select('o.id')
        .where('a.file_id', '=', file.id)
        .where(visible(actor, 'o.institution_id'))
        .limit(1),
    )
    return order !== undefined
  }),
}

export const presentUpload = (file: StoredFile, about: About) => ({
  FILEID: file.id,
  FILENAME: file.name,
  FILETYPE: fileTypeOf(about),
  XMBH: about.xmbh ?? '',
  SIZE: file.size,
})
