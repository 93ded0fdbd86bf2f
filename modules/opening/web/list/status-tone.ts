import type { ApplicationStatus } from '@iisp/opening/contract'
import type { Tone } from '@iisp/ui/status-dot'

/** How a state looks: waiting, under way, done, gone wrong. */
export const statusTones: Readonly<Record<ApplicationStatus, Tone>> = {
  '010': 'neutral',
  '011': 'danger',
  '020': 'warning',
  '030': 'info',
  '040': 'info',
  '070': 'success',
  '080': 'neutral',
  '090': 'neutral',
}
