import { type ArticleRow, type ListedKind, articleCategories, articleList } from '@iisp/content/contract'
import type { Column } from '@iisp/ui/data-table'
import { type Translate, filters, useAddressParam, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { contentTexts } from '../content-texts.ts'
import { ArticleDrawer } from './ArticleDrawer.tsx'
import { SaveFile } from './SaveFile.tsx'

const articleFilters = filters(contentTexts, ({ keyword, oneOf }) => ({
  keyword: keyword({ label: 'keyword' }),
  category: oneOf(articleCategories, {
    label: 'category',
    placeholder: 'allCategories',
    optionName: (category, t) => t(category),
  }),
}))
const excludedParams = ['id']

/** The published articles of a kind. The article named in the URL is open. */
export function Articles({ kind }: { kind: ListedKind }) {
  const t = useText(contentTexts)
  const [opened, open] = useAddressParam('id')
  const input = useMemo(() => ({ kind }), [kind])
  const columns = useMemo(() => columnsOf(t, kind), [t, kind])
  return (
    <>
      <ListPage
        sizes="simple"
        id={`content.${kind}`}
        title={t(kind)}
        call={articleList}
        filters={articleFilters}
        input={input}
        columns={columns}
        rowKey={(row) => row.id}
        excludedParams={excludedParams}
        empty={t('empty')}
        keyColumn="title"
        onRowOpen={(row) => open(row.id)}
      />
      {opened !== null && <ArticleDrawer key={opened} id={opened} onClose={() => open(null)} />}
    </>
  )
}

const columnsOf = (t: Translate<(typeof contentTexts)['zh']>, kind: ListedKind): Column<ArticleRow>[] => [
  { key: 'title', title: t('title'), width: 480 },
  { key: 'category', title: t('category'), width: 160, value: (row) => t(row.category) },
  { key: 'publishedAt', title: t('publishedAt'), width: 170 },
  ...(kind === 'download'
    ? [{ key: 'file', title: t('save'), width: 110, render: (row: ArticleRow) => <SaveFile {...row} /> }]
    : []),
]
