import { reader } from '@iisp/server'
import { superMgrAuthorityControl as call } from '../contract/authority.ts'
import { authority } from './authority.ts'

export const superMgrAuthorityControl = reader(call, (ctx, input) =>
  authority(ctx, { kind: String(input.busiType), object: input.object ?? '' }),
)
