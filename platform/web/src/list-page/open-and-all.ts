type Word = 'title' | 'hint' | 'which' | 'open' | 'all' | 'none' | 'nothing'

/**
 * What lists of cases to decide have in common: they open with the undecided ones (a filter `all` of kind `flag`), and
 * say whether nothing waits (`nothing`) or nothing was ever asked (`none`).
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
