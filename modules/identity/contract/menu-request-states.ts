import { type State, type StateOf, defineFlow } from '@iisp/contract'
import { identityTopics } from './topics.ts'

/**
 * States of a request for a menu. A granted request is itself the right; it expires or is
 * withdrawn.
 */
export const menuRequestFlow = defineFlow({
  states: {
    pending: { code: 'pending', name: { zh: '待审批', en: 'To decide' }, tone: 'warning' },
    granted: { code: 'granted', name: { zh: '已授权', en: 'Granted' }, tone: 'success' },
    refused: { code: 'refused', name: { zh: '未同意', en: 'Refused' }, tone: 'danger', final: true },
    ended: { code: 'ended', name: { zh: '已收回', en: 'Taken back' }, tone: 'neutral', final: true },
  },
  emits: [identityTopics.menuDecided],
  moves: {
    grant: {
      ways: [{ from: ['pending'], to: ['granted'], who: 'administrator' }],
      audit: 'identity.menu-grant',
    },
    refuse: {
      ways: [{ from: ['pending'], to: ['refused'], who: 'administrator' }],
      audit: 'identity.menu-refuse',
    },
    takeBack: {
      ways: [{ from: ['granted'], to: ['ended'], who: 'administrator' }],
      audit: 'identity.menu-take-back',
    },
  },
})
export type StoredMenuRequest = StateOf<typeof menuRequestFlow>

/** The state shown when the last day of a grant is over. */
export const lapsedRequest = 'lapsed'

export const menuRequestStates = [...menuRequestFlow.all, lapsedRequest] as const
export type MenuRequestState = (typeof menuRequestStates)[number]
const lapsedState: State = { code: lapsedRequest, name: { zh: '已到期', en: 'Expired' }, tone: 'neutral' }

/** Name and tone of a state. */
export const menuRequestState = (state: MenuRequestState): State =>
  state === lapsedRequest ? lapsedState : menuRequestFlow.byCode[state]
