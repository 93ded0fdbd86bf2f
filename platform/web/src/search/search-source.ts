/** A search result. */
export interface SearchHit {
  readonly id: string
  readonly title: string
  /** Secondary text beside the title, such as its location or code. */
  readonly hint?: string
  readonly open: () => void
}

/** A kind of things to search. Modules can add their own. */
export interface SearchSource {
  readonly id: string
  readonly name: { readonly zh: string; readonly en: string }
  /** Returns the hits, best first. Called for each keystroke; `signal` aborts a search that the next one replaces. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly SearchHit[]> | readonly SearchHit[]
}
