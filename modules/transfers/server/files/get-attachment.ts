import { refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { getAttachment as call } from '../../contract/files.ts'
import { fileTypes } from '../../contract/codes.ts'
import { transferErrors } from '../../contract/errors.ts'
import { attachmentNeeds } from '../../rules/files/required-attachments.ts'
import { detailBelongs } from '../../rules/orders/transfer-kind.ts'
import { toFlag } from '../flags.ts'

export const getAttachment = reader(call, async (ctx, input) => {
  if (input.hkTypeDetail !== undefined && !detailBelongs(input.hklx, input.hkTypeDetail)) {
    refuse(transferErrors.typeAndDetail)
  }
  return attachmentNeeds(input.hklx, input.hkTypeDetail).map((need) => ({
    FILETYPE: need.anyOf.join(','),
    FILETYPENAME: need.anyOf.map((type) => fileTypes[type][ctx.language]).join(' / '),
    REMARK: need.remark[ctx.language],
    REQUIRED: toFlag(need.required),
  }))
})
