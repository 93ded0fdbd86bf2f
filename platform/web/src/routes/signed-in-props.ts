export interface SignedInProps {
  /** The address is the one for signing out. */
  readonly leaving: boolean
}
