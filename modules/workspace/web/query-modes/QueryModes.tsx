import { type Column, DataTable } from '@iisp/ui/data-table'
import { FilterBar, Page } from '@iisp/ui/page'
import { TextField } from '@iisp/ui/text-field'
import { useLocale } from '@iisp/web/i18n/index'
import { useText } from '@iisp/web/i18n/use-text'
import { callKey, useCall } from '@iisp/web/request/use-call'
import { usePageLocation } from '@iisp/web/tabs/page-hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryModes } from '../../contract/pages.ts'
import { menuQueryModeList } from '../../contract/query-modes.ts'
import { type MenuMode, ModeSwitch } from './ModeSwitch.tsx'
import { queryModeTexts } from './texts.ts'
import { useDisplayFields } from '../../parts/use-display-fields.ts'

const paging = { mode: 'client' } as const
const nameParameter = 'MENUNAME'

/** 菜单查询方式管理: which menus load their list at once, and which wait for 查询. */
export function QueryModes() {
  const t = useText(queryModeTexts)
  const locale = useLocale()
  const client = useQueryClient()
  const { query, setQuery } = usePageLocation()
  const wanted = query.get(nameParameter) ?? ''
  const [typed, setTyped] = useState(wanted)
  // the address may change while the page is open
  const [inForce, setInForce] = useState(wanted)
  if (inForce !== wanted) {
    setInForce(wanted)
    setTyped(wanted)
  }
  const answer = useCall(menuQueryModeList, {}, { quiet: true })
  const columns = useMemo<Column<MenuMode>[]>(() => {
    const put = (menuId: string, mode: MenuMode['mode']) =>
      client.setQueryData<MenuMode[]>(callKey(menuQueryModeList, {}), (all) =>
        all?.map((menu) => (menu.menuId === menuId ? { ...menu, mode } : menu)),
      )
    return [
      { key: 'menuName', title: t('menuName'), width: 280, fixed: 'left', sortable: true },
      { key: 'parentName', title: t('group'), width: 200, sortable: true },
      {
        key: 'mode',
        title: t('mode'),
        width: 200,
        sortable: true,
        hideable: false,
        text: (menu) => t(menu.mode),
        render: (menu) => <ModeSwitch menu={menu} onSaved={(mode) => put(menu.menuId, mode)} />,
      },
    ]
  }, [t, client])
  const rows = useMemo(
    () => answer.data?.filter((menu) => matches(menu, wanted, locale)),
    [answer.data, wanted, locale],
  )
  const ask = (name: string) =>
    setQuery(new URLSearchParams(name.trim() === '' ? '' : { [nameParameter]: name.trim() }))
  return (
    <Page
      fill
      title={t('title')}
      description={t('hint')}
      filters={
        <FilterBar
          onQuery={() => ask(typed)}
          onReset={() => {
            setTyped('')
            ask('')
          }}
        >
          <TextField label={t('menuName')} maxLength={50} value={typed} onChange={setTyped} />
        </FilterBar>
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={(menu) => menu.menuId}
        loading={answer.isLoading}
        error={answer.error && { message: answer.error.msg, onRetry: () => void answer.refetch() }}
        emptyText={t('none')}
        paging={paging}
        {...useDisplayFields(queryModes.id)}
        heightType="fill"
      />
    </Page>
  )
}

const matches = (menu: MenuMode, wanted: string, locale: string): boolean =>
  menu.menuName.toLocaleLowerCase(locale).includes(wanted.trim().toLocaleLowerCase(locale))
