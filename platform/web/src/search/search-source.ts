import type { Route } from '@iisp/contract'
import type { Locale } from '../i18n/index.ts'

/** A search result. */
export interface SearchHit {
  readonly id: string
  readonly title: string
  /** Secondary text beside the title, such as its location or code. */
  readonly hint?: string
  readonly open: () => void
}

/** A group of results in the search dialog. */
export interface SearchSource {
  readonly id: string
  readonly name: { readonly zh: string; readonly en: string }
  /** Opened hits are remembered under this id and offered again. */
  readonly remembers?: boolean
  /** false: the field's hint does not name it. */
  readonly isNamed?: boolean
  /** Returns the hits, best first. Called for each keystroke; `signal` aborts a search that the next one replaces. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly SearchHit[]> | readonly SearchHit[]
}

/** A page with a menu. */
export type MenuPage = Route & { readonly id: string }

/** A result of a module, and the address at which it opens. */
export interface FoundItem {
  readonly id: string
  readonly title: string
  readonly detail?: string
  readonly page: MenuPage
  readonly query?: Readonly<Record<string, string>>
}

export interface SearchContext {
  /** Aborts when the next key replaces this search. */
  readonly signal: AbortSignal
  readonly language: Locale
  readonly mayOpen: (page: MenuPage) => boolean
  /** Maximum number of displayed items. */
  readonly most: number
}

/** Finds at most `most` items, best first, with at most one request. */
export type Find = (text: string, context: SearchContext) => Promise<readonly FoundItem[]>

/** An action that the search offers: it opens a page of the module in a certain way. */
export interface ModuleAction {
  readonly id: string
  readonly name: { readonly zh: string; readonly en: string }
  /** Without a menu it is everybody's page. */
  readonly page: Route & { readonly id?: string }
  readonly query?: Readonly<Record<string, string>>
}

/** A module's contribution to the search: one group of results. */
export interface ModuleSearch {
  readonly id: string
  readonly group: { readonly zh: string; readonly en: string }
  /** The group is offered to people who may open one of these pages. */
  readonly pages: readonly MenuPage[]
  /**
   * The server remembers opened items under the search's id, and the search offers them again.
   * `anew`: items are then looked up by title, because the address at which they open changes.
   */
  readonly remembers?: boolean | 'anew'
  /** false: the field's hint does not name it. */
  readonly isNamed?: boolean
  /** Called at the first search. */
  readonly load: () => Promise<{ readonly default: Find }>
}
