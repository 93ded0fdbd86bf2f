import type { OrderStatus } from '@iisp/transfers/contract'
import type { Tone } from '@iisp/ui/status-dot'

/** How a state looks: waiting for somebody, under way, done, gone wrong. */
export const statusTones: Readonly<Record<OrderStatus, Tone>> = {
  '010': 'neutral',
  '011': 'danger',
  '020': 'warning',
  '030': 'warning',
  '040': 'warning',
  '050': 'info',
  '051': 'info',
  '060': 'info',
  '070': 'success',
  '080': 'danger',
  '090': 'neutral',
  '091': 'neutral',
}
