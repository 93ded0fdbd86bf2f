import { type Handler, reader } from '@iisp/server'
import { superMgrAuthorityControl as call } from '../contract/authority.ts'
import { type ApprovalParts, controlledKinds } from './parts.ts'
import { authority } from './authority.ts'

export const superMgrAuthorityControl = (parts: ApprovalParts): Handler => {
  const kinds = controlledKinds(parts)
  return reader(call, (ctx, input) =>
    authority(ctx, kinds, { kind: String(input.busiType), object: input.object ?? '' }),
  )
}
