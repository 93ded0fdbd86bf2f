import { listMenuGuides, menuGuideFields } from '@iisp/guide/contract'
import { filters, useLocale, useText } from '@iisp/web'
import { columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { guideTexts } from './guide-texts.ts'

const guideFilters = filters(guideTexts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
}))

/** The menus that have a page, with the state of their descriptions. */
export function GuideList({ onEdit }: { onEdit: (menuId: string) => void }) {
  const t = useText(guideTexts)
  const locale = useLocale()
  const columns = useMemo(() => {
    const versionOf = ({ version }: { readonly version: number }) =>
      version === 0 ? t('none') : t('versionNo', { version })
    return columnsOf(menuGuideFields, locale, [
      { key: 'menuName', width: 200 },
      'menuId',
      { key: 'version', width: 110, value: versionOf },
      { key: 'items', width: 120 },
      { key: 'notes', width: 140 },
      'updatedAt',
      'updatedBy',
      { key: 'path', width: 320, hidden: true },
    ])
  }, [t, locale])
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
