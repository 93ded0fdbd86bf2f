import type { Output } from '@iisp/contract'
import { listMenuGuides } from '@iisp/guide/contract'
import type { Column } from '@iisp/ui/data-table'
import { filters, type Translate, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { guideTexts } from './guide-texts.ts'

type Row = Output<typeof listMenuGuides>['list'][number]

const guideFilters = filters(guideTexts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
}))

/** The menus that have a page, with the state of their descriptions. */
export function GuideList({ onEdit }: { onEdit: (menuId: string) => void }) {
  const t = useText(guideTexts)
  const columns = useMemo(() => guideColumns(t), [t])
  return (
    <ListPage
      id="operations.menu-guides"
      title={t('title')}
      call={listMenuGuides}
      filters={guideFilters}
      columns={columns}
      rowKey={(row) => row.menuId}
      empty={t('empty')}
      onRowOpen={(row) => onEdit(row.menuId)}
      rowActions={(row) => [{ label: t('edit'), onClick: () => onEdit(row.menuId) }]}
    />
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
  { key: 'path', title: t('path'), width: 320, hidden: true },
]
