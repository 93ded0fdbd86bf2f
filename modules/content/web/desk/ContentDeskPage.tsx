import {
  type DeskArticle,
  articleDeskDetail,
  articleDeskList,
  articleDeskWithdraw,
  contentTopics,
  deskArticleFields,
} from '@iisp/content/contract'
import { Button } from '@iisp/ui/button'
import { filters, useAddressParam, useAskAndDo, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useState } from 'react'
import { ArticleEditor } from './ArticleEditor.tsx'
import { ArticleVersions } from './ArticleVersions.tsx'
import { deskTexts } from './desk-texts.ts'
import { editorTexts } from './editor-texts.ts'
import { PublishDialog } from './PublishDialog.tsx'

/**
 * Query parameters: the article being edited, empty for a new one, and the article whose versions
 * are open.
 */
const [editName, versionsName] = ['edit', 'versions']
const excludedParams = [editName, versionsName]

const { kind, state, languages, pending } = deskArticleFields.named
const deskFilters = filters(deskTexts, ({ keyword, choice }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  kind: choice(kind),
  state: choice(state),
  languages: choice(languages),
  pending: choice(pending),
}))
const shownColumns: ColumnEntries<typeof deskArticleFields> = [
  { key: 'title', width: 300 },
  'kind',
  'state',
  { key: 'pending', width: 140 },
  'languages',
  'shownFrom',
  'comingFrom',
  { key: 'shownUntil', value: (row) => (row.comingFrom === null ? row.shownUntil : row.comingUntil) },
  'latest',
  'author',
  'savedAt',
  { key: 'key', width: 260, value: (row) => (row.kind === 'page' ? `/cms/${row.key}` : '') },
]

/** 内容管理: the articles of the public pages and of the lists of the extension centre. */
export function ContentDeskPage() {
  const t = useText(deskTexts)
  const editor = useText(editorTexts)
  const askAndDo = useAskAndDo()
  const [edited, setEdited] = useAddressParam(editName)
  const [versionsOf, setVersionsOf] = useAddressParam(versionsName)
  const [publishing, setPublishing] = useState<DeskArticle | null>(null)
  const withdraw = ({ id, revision, title }: DeskArticle) =>
    askAndDo(
      articleDeskWithdraw,
      { id, revision },
      {
        content: t('withdrawAsk', { title }),
        danger: true,
        okText: t('withdraw'),
        done: t('withdrawn'),
        invalidates: [articleDeskList, articleDeskDetail],
      },
    )
  return (
    <>
      <ListPage
        id="operations.content"
        title={t('title')}
        description={t('hint')}
        call={articleDeskList}
        filters={deskFilters}
        excludedParams={excludedParams}
        columns={useColumns(deskArticleFields, shownColumns)}
        rowKey={(row) => row.id}
        follow={[contentTopics.articlesChanged]}
        empty={t('empty')}
        keyColumn="title"
        onRowOpen={(row) => setEdited(row.id)}
        actions={
          <Button type="primary" onClick={() => setEdited('')}>
            {editor('add')}
          </Button>
        }
        rowActions={(row) => [
          { label: t('edit'), onClick: () => setEdited(row.id) },
          { label: t('publish'), onClick: () => setPublishing(row) },
          { label: t('versions'), onClick: () => setVersionsOf(row.id) },
          ...(row.shown === null && row.coming === null
            ? []
            : [{ label: t('withdraw'), onClick: () => void withdraw(row), danger: true }]),
        ]}
      />
      {edited !== null && (
        <ArticleEditor key={edited} id={edited === '' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {versionsOf !== null && <ArticleVersions id={versionsOf} onClose={() => setVersionsOf(null)} />}
      {publishing && <PublishDialog article={publishing} onClose={() => setPublishing(null)} />}
    </>
  )
}
