import type { Output } from '@iisp/contract'
import type { verificationList } from '@iisp/verification/contract'

export type Verification = Output<typeof verificationList>['list'][number]
