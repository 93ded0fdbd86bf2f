import type { JumpMenu, firstJump } from '@iisp/approval/contract'
import type { Output } from '@iisp/contract'
import { createStore } from 'zustand/vanilla'

export interface JumpQuestion {
  readonly menuId: JumpMenu
  readonly researchHome: string
  readonly answer: Output<typeof firstJump>
}
/** The first jump that waits for consent. */
export const jumpStore = createStore<{ question: JumpQuestion | null }>(() => ({ question: null }))
