import type { Input, Output } from '@iisp/contract'
import type { firstJump } from '@iisp/approval/contract'
import { createStore } from 'zustand/vanilla'

export interface JumpQuestion {
  readonly target: Input<typeof firstJump>['target']
  readonly answer: Output<typeof firstJump>
}
/** The first jump that waits for consent. */
export const jumpStore = createStore<{ question: JumpQuestion | null }>(() => ({ question: null }))
