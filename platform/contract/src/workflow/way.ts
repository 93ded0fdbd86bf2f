/** Who may take a way, besides the role: conditions on the case and on the human being. */
export interface WayConditions<A extends string = string, X extends string = string> {
  /** Not the human being who did this act on the case, such as `enter`. */
  readonly notBy?: A
  /** Only the human being who did this act. */
  readonly onlyBy?: A
  /** Not while this fact of the case holds. */
  readonly unless?: X
  /** The case waits for it: `waitsFor` finds the case for a person who may take this way; others are told why they may not. */
  readonly awaited?: true
  /** A named condition, checked by the module's rule. */
  readonly when?: string
}

/** One arrow of the state machine, in codes. */
export interface Way<
  C extends string = string,
  E extends string = string,
  W extends string = string,
  A extends string = string,
  X extends string = string,
> extends WayConditions<A, X> {
  readonly from: C
  readonly event: E
  readonly to: C
  readonly who: W
}
