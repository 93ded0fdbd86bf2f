import { type MenuUsage, menuUsageFields, menuUsageList, usualUsageDays } from '@iisp/workspace/contract'
import { DetailDrawer } from '@iisp/ui/drawer'
import { type Translate, filters, useLocale, useText } from '@iisp/web'
import { FieldFacts, columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { menuUsageTexts } from './menu-usage-texts.ts'

type UsageText = Translate<(typeof menuUsageTexts)['zh']>

const menuUsageFilters = filters(menuUsageTexts, ({ dates }) => ({ dates: dates({ label: 'dates' }) }))

/** 菜单使用情况: how often each menu is used, and which pages are slow. */
export function MenuUsagePage() {
  const t = useText(menuUsageTexts)
  const locale = useLocale()
  const columns = useMemo(
    () =>
      columnsOf(menuUsageFields, locale, [
        { key: 'name', width: 280 },
        { key: 'openings', width: 130 },
        { key: 'accounts', width: 130 },
        { key: 'typicalMs', width: 170, value: ({ typicalMs }: MenuUsage) => took(typicalMs, t) },
        { key: 'slowMs', width: 170, value: ({ slowMs }: MenuUsage) => took(slowMs, t) },
      ]),
    [t, locale],
  )
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
          <FieldFacts
            fields={menuUsageFields}
            of={row}
            show={[
              'openings',
              'accounts',
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
