import {
  type ArticleRow,
  type ListedKind,
  articleFields,
  articleKinds,
  articleList,
} from '@iisp/content/contract'
import { filters, useAddressParam, useLocale, useText } from '@iisp/web'
import { columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { contentTexts } from '../content-texts.ts'
import { ArticleDrawer } from './ArticleDrawer.tsx'
import { SaveFile } from './SaveFile.tsx'

const articleFilters = filters(contentTexts, ({ keyword, choice }) => ({
  keyword: keyword({ label: 'keyword' }),
  category: choice(articleFields.named.category),
}))
const excludedParams = ['id']

/** The published articles of a kind. The article named in the URL is open. */
export function Articles({ kind }: { kind: ListedKind }) {
  const t = useText(contentTexts)
  const locale = useLocale()
  const [opened, open] = useAddressParam('id')
  const input = useMemo(() => ({ kind }), [kind])
  const columns = useMemo(
    () =>
      columnsOf(articleFields, locale, [
        { key: 'title', width: 480 },
        { key: 'category', width: 160 },
        'publishedAt',
        ...(kind === 'download'
          ? [
              {
                key: 'file',
                title: t('save'),
                width: 110,
                render: (row: ArticleRow) => <SaveFile {...row} />,
              },
            ]
          : []),
      ]),
    [t, locale, kind],
  )
  return (
    <>
      <ListPage
        sizes="simple"
        id={`content.${kind}`}
        title={articleKinds[kind][locale]}
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
