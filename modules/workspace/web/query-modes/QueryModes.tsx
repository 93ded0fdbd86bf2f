import { type Column, DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { filters, type Translate, failureOf, useCall, useLocale, useText } from '@iisp/web'
import { useAddressFilters } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { queryModes } from '../../contract/pages.ts'
import { menuQueryModeList } from '../../contract/query-modes.ts'
import { useDisplayFields } from '../../parts/use-display-fields.ts'
import { type MenuMode, ModeSwitch } from './ModeSwitch.tsx'
import { queryModeTexts } from './texts.ts'

const paging = { mode: 'client' } as const

const menuFilters = filters(queryModeTexts, ({ keyword }) => ({
  menuName: keyword({ label: 'menuName', field: 'MENUNAME' }),
}))

/** 菜单查询方式管理: lists the menus and whether each loads its list at once or waits for 查询. */
export function QueryModes() {
  const t = useText(queryModeTexts)
  const locale = useLocale()
  const { values, bar } = useAddressFilters(menuFilters)
  const answer = useCall(menuQueryModeList, {}, { quiet: true })
  const columns = useMemo(() => modeColumns(t), [t])
  const rows = useMemo(() => {
    const name = values.menuName.toLocaleLowerCase(locale)
    return answer.data?.filter((menu) => menu.menuName.toLocaleLowerCase(locale).includes(name))
  }, [answer.data, values, locale])
  return (
    <Page fill title={t('title')} filters={bar}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={(menu) => menu.menuId}
        loading={answer.isLoading}
        error={failureOf(answer)}
        emptyText={t('none')}
        note={t('hint')}
        paging={paging}
        {...useDisplayFields(queryModes.id)}
        heightType="fill"
      />
    </Page>
  )
}

const modeColumns = (t: Translate<(typeof queryModeTexts)['zh']>): Column<MenuMode>[] => [
  { key: 'menuName', title: t('menuName'), width: 280, fixed: 'left', sortable: true },
  { key: 'parentName', title: t('group'), width: 200, sortable: true },
  {
    key: 'mode',
    title: t('mode'),
    width: 200,
    sortable: true,
    hideable: false,
    text: (menu) => t(menu.mode),
    render: (menu) => <ModeSwitch menu={menu} />,
  },
]
