import type { Output } from '@iisp/contract'
import { listMenuGuides } from '@iisp/guide/contract'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { FilterBar, Page } from '@iisp/ui/page'
import { TextField } from '@iisp/ui/text-field'
import { type Translate, useCall, useLocale, useTableSettings, useText } from '@iisp/web'
import { useEffect, useMemo, useState } from 'react'
import { guideTexts } from './guide-texts.ts'

type Row = Output<typeof listMenuGuides>['list'][number]

/** Every menu with a page, and how its description stands. */
export function GuideList({ onEdit }: { onEdit: (menuId: string) => void }) {
  const t = useText(guideTexts)
  const [draft, setDraft] = useState('')
  const [place, setPlace] = useState({ keyword: '', pageNo: 1, pageSize: 20 })
  const answer = useCall(listMenuGuides, place, { keepPrevious: true, quiet: true, staleTime: 0 })
  const { refetch } = answer
  const locale = useLocale()
  useEffect(() => void refetch(), [locale, refetch])
  const columns = useMemo(() => guideColumns(t), [t])
  return (
    <Page
      title={t('title')}
      filters={
        <FilterBar
          loading={answer.isFetching}
          onQuery={() => setPlace({ ...place, keyword: draft.trim(), pageNo: 1 })}
          onReset={() => {
            setDraft('')
            setPlace({ ...place, keyword: '', pageNo: 1 })
          }}
        >
          <TextField
            label={t('keyword')}
            placeholder={t('keywordHint')}
            maxLength={50}
            value={draft}
            onChange={setDraft}
          />
        </FilterBar>
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={answer.data?.list}
        rowKey={(row) => row.menuId}
        loading={answer.isFetching}
        error={answer.error && { message: answer.error.msg, onRetry: () => void refetch() }}
        emptyText={t('empty')}
        paging={{
          mode: 'server',
          page: place.pageNo,
          pageSize: place.pageSize,
          total: answer.data?.total ?? 0,
          sizes: 'business',
          onChange: (pageNo, pageSize) => setPlace({ ...place, pageNo, pageSize }),
        }}
        {...useTableSettings('operations.menu-guides')}
        onRowOpen={(row) => onEdit(row.menuId)}
        rowActions={(row) => [{ label: t('edit'), onClick: () => onEdit(row.menuId) }]}
        heightType={3}
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
