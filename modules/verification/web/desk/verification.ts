import type { Output } from '@iisp/contract'
import type { Stage, verificationList } from '@iisp/verification/contract'
import type { Tone } from '@iisp/ui/status-dot'

export type Verification = Output<typeof verificationList>['list'][number]

export const toneOf: Record<Stage, Tone> = {
  waiting: 'neutral',
  claimed: 'info',
  reviewing: 'warning',
  passed: 'success',
  failed: 'danger',
  expired: 'neutral',
}
