import type { Output } from '@iisp/contract'
import type { phoneInfo } from '@iisp/verification/contract'

export type PhoneInfo = Output<typeof phoneInfo>

export interface Begun {
  readonly token: string
  readonly challenge: string
  readonly name: string
}
