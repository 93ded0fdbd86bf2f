import { reader } from '@iisp/server'
import { getSuperMgrAuthority as call } from '../contract/authority.ts'
import { authority } from './authority.ts'
import { refinancing } from './settings.ts'

export const getSuperMgrAuthority = reader(call, (ctx, input) =>
  authority(ctx, { kind: String(input.busiType ?? refinancing), object: '' }),
)
