import type { Output } from '@iisp/contract'
import { listMenuGuides } from '@iisp/guide/contract'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { FilterBar, Page } from '@iisp/ui/page'
import { TextField } from '@iisp/ui/text-field'
import { type Translate, useFilterDraft, useListPage, useNumberedList, useText } from '@iisp/web'
import { useFollowLanguage } from '@iisp/web/i18n/use-follow-language'
import { useMemo } from 'react'
import { guideTexts } from './guide-texts.ts'

type Row = Output<typeof listMenuGuides>['list'][number]

const filtersFrom = (query: URLSearchParams) => ({
  keyword: (query.get('keyword') ?? '').trim().slice(0, 50),
})
const queryOf = ({ keyword }: ReturnType<typeof filtersFrom>) =>
  new URLSearchParams(keyword.trim() === '' ? {} : { keyword: keyword.trim() })

/** Every menu with a page, and how its description stands. */
export function GuideList({ onEdit }: { onEdit: (menuId: string) => void }) {
  const t = useText(guideTexts)
  const page = useListPage('operations.menu-guides')
  const filters = useMemo(() => filtersFrom(page.filters), [page.filters])
  const guides = useNumberedList(listMenuGuides, filters, { enabled: page.enabled })
  const query = (next: typeof filters) => page.search(queryOf(next), queryOf(filters), guides.restart)
  const { draft, set, bar } = useFilterDraft(filters, filtersFrom(new URLSearchParams()), query)
  // the server names the menus in the person's language
  useFollowLanguage(guides.reread)
  const columns = useMemo(() => guideColumns(t), [t])
  return (
    <Page
      fill
      title={t('title')}
      filters={
        <FilterBar loading={guides.loading} {...bar}>
          <TextField
            label={t('keyword')}
            placeholder={t('keywordHint')}
            maxLength={50}
            value={draft.keyword}
            onChange={(keyword) => set({ keyword })}
          />
        </FilterBar>
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={guides.rows}
        rowKey={(row) => row.menuId}
        loading={guides.loading}
        error={guides.error}
        emptyText={t('empty')}
        paging={guides.paging}
        {...page.table}
        onRowOpen={(row) => onEdit(row.menuId)}
        rowActions={(row) => [{ label: t('edit'), onClick: () => onEdit(row.menuId) }]}
        heightType="fill"
      />
    </Page>
  )
}

const guideColumns = (t: Translate<(typeof guideTexts)['zh']>): Column<Row>[] => [
  { key: 'menuName', title: t('menu'), width: 200, fixed: 'left' },
  { key: 'menuId', title: t('menuId'), width: 110 },
  {
    key: 'version',
    title: t('version'),
    width: 110,
    value: (row) => (row.version === 0 ? t('none') : t('versionNo', { version: row.version })),
  },
  { key: 'items', title: t('items'), kind: 'number', width: 120 },
  { key: 'notes', title: t('notes'), kind: 'number', width: 140 },
  { key: 'updatedAt', title: t('updatedAt'), width: 180 },
  { key: 'updatedBy', title: t('updatedBy'), width: 110 },
  { key: 'path', title: t('path'), width: 320 },
]
