import type { Locale } from '../i18n/index.ts'
import { searchTexts } from './search-texts.ts'
import type { SearchSource } from './search-source.ts'
import { matchRank, wordsOf } from './text-match.ts'

/** An action that the person may take immediately, found by its name in either language. */
export interface SearchAction {
  readonly id: string
  readonly name: { readonly zh: string; readonly en: string }
  /** Other names, such as the name of the page it opens. */
  readonly also?: readonly string[]
  readonly run: () => void
}

/** Actions by name, word by word, or pinyin initials. */
export function actionSource(
  actions: readonly SearchAction[],
  initialsOf: (text: string) => string,
  language: Locale,
  most: number,
): SearchSource {
  const entries = actions.map((action) => ({
    action,
    names: [action.name.zh, action.name.en, ...(action.also ?? [])].map((text) => ({
      text,
      code: '',
      initials: wordsOf(text).map(initialsOf),
    })),
  }))
  return {
    id: 'actions',
    name: { zh: searchTexts.zh.actions, en: searchTexts.en.actions ?? '' },
    search: (text) =>
      entries
        .map(({ action, names }) => ({
          action,
          rank: Math.max(...names.map((name) => matchRank(name, text))),
        }))
        // A match in the middle of a word is too weak for offering an action.
        .filter(({ rank }) => rank > 1)
        .toSorted((a, b) => b.rank - a.rank)
        .slice(0, most)
        .map(({ action }) => ({ id: action.id, title: action.name[language], open: action.run })),
  }
}
