import { type Handler, reader } from '@iisp/server'
import { getSuperMgrAuthority as call } from '../contract/authority.ts'
import { type ApprovalParts, controlledKinds, refinancing } from './parts.ts'
import { authority } from './authority.ts'

export const getSuperMgrAuthority = (parts: ApprovalParts): Handler => {
  const kinds = controlledKinds(parts)
  return reader(call, (ctx, input) =>
    authority(ctx, kinds, { kind: String(input.busiType ?? refinancing), object: '' }),
  )
}
