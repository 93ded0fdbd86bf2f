import type { Profile } from '@iisp/contract/shell-answers'

export const signInAddress = '/iisp/login'
/** The sign-in of the global-fund zone. */
export const globalFundSignIn = '/iisp/global-fund-login'

/** The page by which a person signs in again. */
export const signInAddressOf = (person: Pick<Profile, 'isGlobalFund'> | null): string =>
  person?.isGlobalFund === '1' ? globalFundSignIn : signInAddress
