import { moneyControlList } from '@iisp/identity/contract'
import type { RowAction } from '@iisp/ui/data-table'
import { filters, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { type ControlRow, stateOf, useWithDesk } from './control-row.ts'
import { moneyControlColumns } from './money-control-columns.tsx'
import { moneyControlTexts } from './money-control-texts.ts'
import { type Switch, SwitchDialog } from './SwitchDialog.tsx'

const controlFilters = filters(moneyControlTexts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
}))

/** 资金安全控制: the payment controls of each institution, and the setting of one's own transfer desk. */
export function MoneyControlsPage() {
  const t = useText(moneyControlTexts)
  const withDesk = useWithDesk()
  const columns = useMemo(() => moneyControlColumns(t), [t])
  const [asked, setAsked] = useState<Switch | null>(null)
  const actionsOf = (row: ControlRow): RowAction[] =>
    (['strongSignIn', 'twoPersons'] as const).flatMap((control) => {
      const on = stateOf(row, control)
      if (on === null || !row.changeable) return []
      const label = t(`${on ? 'switchOff' : 'switchOn'}.${control}`)
      return [{ label, danger: on, onClick: () => setAsked({ row, control }) }]
    })
  return (
    <>
      <ListPage
        id="operations.money-controls"
        title={t('title')}
        description={t('hint')}
        call={moneyControlList}
        filters={controlFilters}
        present={withDesk}
        columns={columns}
        rowKey={(row) => row.institutionId}
        empty={t('empty')}
        rowActions={actionsOf}
      />
      {asked && <SwitchDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
