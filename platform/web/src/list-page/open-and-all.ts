type Word = 'title' | 'hint' | 'which' | 'open' | 'all' | 'none' | 'nothing'

/**
 * The common part of lists of cases to decide: they open with the undecided cases (a filter `all`
 * of kind `flag`), and distinguish an empty list with no open case (`nothing`) from one without any
 * case (`none`).
 */
export const openAndAll = (t: (word: Word) => string) =>
  ({
    title: t('title'),
    description: t('hint'),
    rowKey: (row: { readonly id: string }) => row.id,
    empty: ({ all }: { readonly all: boolean }) => t(all ? 'none' : 'nothing'),
    segments: { flag: 'all', label: t('which'), off: t('open'), on: t('all'), widest: 'on' },
    refreshable: true,
  }) as const
