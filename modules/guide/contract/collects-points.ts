import type { Profile } from '@iisp/contract/shell-answers'

/**
 * Whether a person collects points. People of the channel, consignment and global-fund homes do
 * not.
 */
export const collectsPoints = ({ cpType, isGlobalFund }: Pick<Profile, 'cpType' | 'isGlobalFund'>): boolean =>
  cpType !== '3' && cpType !== '6' && isGlobalFund !== '1'
