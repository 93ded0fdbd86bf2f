import { type MenuUsage, menuUsageList, usualUsageDays } from '@iisp/workspace/contract'
import type { Column } from '@iisp/ui/data-table'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { type Translate, filters, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { menuUsageTexts } from './menu-usage-texts.ts'

type UsageText = Translate<(typeof menuUsageTexts)['zh']>

const menuUsageFilters = filters(menuUsageTexts, ({ dates }) => ({ dates: dates({ label: 'dates' }) }))

/** 菜单使用情况: how often each menu is used, and which pages are slow. */
export function MenuUsagePage() {
  const t = useText(menuUsageTexts)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListPage
      id="workspace.menu-usage"
      title={t('title')}
      description={t('hint', { days: usualUsageDays })}
      call={menuUsageList}
      filters={menuUsageFilters}
      columns={columns}
      rowKey={(row) => row.menuId}
      empty={t('empty')}
      refreshable
      detail={(row, drawer) => (
        <DetailDrawer {...drawer} size={560} title={row.name}>
          <Facts
            facts={[
              { label: t('openings'), value: String(row.openings) },
              { label: t('accounts'), value: String(row.accounts) },
              { label: t('typicalMeaning'), value: took(row.typicalMs, t) },
              { label: t('slowMeaning'), value: took(row.slowMs, t) },
            ]}
          />
        </DetailDrawer>
      )}
    />
  )
}

const took = (milliseconds: number | null, t: UsageText) =>
  milliseconds === null ? t('none') : String(milliseconds)

const columnsOf = (t: UsageText): Column<MenuUsage>[] => [
  { key: 'name', title: t('name'), width: 280, fixed: 'left' },
  { key: 'openings', title: t('openings'), width: 130, kind: 'number' },
  { key: 'accounts', title: t('accounts'), width: 130, kind: 'number' },
  {
    key: 'typicalMs',
    title: t('typical'),
    width: 170,
    kind: 'number',
    value: (row) => took(row.typicalMs, t),
  },
  { key: 'slowMs', title: t('slow'), width: 170, kind: 'number', value: (row) => took(row.slowMs, t) },
]
