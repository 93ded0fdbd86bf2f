import {
  applicationForm,
  type ApplicationKind,
  type ApplicationRow,
  getOpeningList,
  getTrusteeRaiseList,
  withdrawApplication,
} from '@iisp/opening/contract'
import { Button } from '@iisp/ui/button'
import type { RowAction } from '@iisp/ui/data-table'
import { lazyPart, useAskAndDo, useLocale, useOpenTab, useProfile, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { touched, useApplicationPushes } from '../application-changes.ts'
import { applicationFilters } from './application-filters.ts'
import { applicationColumns } from './application-columns.tsx'
import { listTexts } from './list-texts.ts'
import { useUrgings } from '../urging/use-urgings.ts'
import type { Shown } from './shown.ts'

const Dialogs = lazyPart(
  () => import('../details/Dialogs.tsx'),
  (loaded) => loaded.Dialogs,
  { over: true },
)

const tableIds = { '1': 'opening.accounts', '2': 'opening.links' } as const
const calls = { '1': getOpeningList, '2': getTrusteeRaiseList } as const

/** The institution's applications of one kind, and what may be done with each. */
export function ApplicationsPage({ kind }: { readonly kind: ApplicationKind }) {
  const t = useText(listTexts)
  const locale = useLocale()
  const openTab = useOpenTab()
  const askAndDo = useAskAndDo()
  const operates = useProfile()?.roles?.includes('operator') ?? false
  const urgings = useUrgings()
  const columns = useMemo(() => applicationColumns(t, locale), [t, locale])
  const [dialog, setDialog] = useState<{ row: ApplicationRow; shown: Shown } | null>(null)
  useApplicationPushes()

  const title = t(kind === '1' ? 'opening' : 'raise')
  const openForm = (xmbh?: string) => {
    const query = new URLSearchParams(xmbh === undefined ? { kind } : { kind, xmbh })
    void openTab({
      path: applicationForm.path,
      query,
      title: t(kind === '1' ? 'newOpening' : 'newRaise'),
      key: xmbh ?? `new-${kind}`,
    })
  }
  const withdraw = (row: ApplicationRow) =>
    askAndDo(
      withdrawApplication,
      { xmbh: row.XMBH, version: row.VERSION },
      {
        content: t('withdrawAsk', { xmbh: row.XMBH }),
        okText: t('action.withdraw'),
        danger: true,
        done: t('withdrawn'),
        invalidates: touched,
      },
    )
  const actionsOf = (row: ApplicationRow): RowAction[] => {
    const show = (shown: Shown) => () => setDialog({ row, shown })
    const actions: RowAction[] = [{ label: t('action.progress'), onClick: show('progress') }]
    if (row.RELATION !== '') {
      const shown = row.RELATION === 'association' ? 'association' : 'relation'
      actions.push({ label: t(`action.${row.RELATION}`), onClick: show(shown) })
    }
    if (row.cuibanFlag === '1') {
      actions.push({ label: t('action.urge'), onClick: () => undefined, disabled: true, hint: t('urgeHint') })
    } else if (row.actions.includes('urge')) actions.push({ label: t('action.urge'), onClick: show('urge') })
    if (row.actions.includes('edit'))
      actions.push({ label: t('action.edit'), onClick: () => openForm(row.XMBH) })
    if (row.actions.includes('withdraw')) {
      actions.push({ label: t('action.withdraw'), onClick: () => void withdraw(row), danger: true })
    }
    return actions
  }
  return (
    <>
      <ListPage
        id={tableIds[kind]}
        title={title}
        description={t(kind === '1' ? 'openingHint' : 'raiseHint')}
        call={calls[kind]}
        filters={applicationFilters}
        present={urgings.present}
        columns={columns}
        rowKey={(row) => row.XMBH}
        empty={t('empty')}
        onRowOpen={(row) => setDialog({ row, shown: 'progress' })}
        rowActions={actionsOf}
        rowActionsWidth={230}
        actions={
          operates && (
            <Button type="primary" onClick={() => openForm()}>
              {t(kind === '1' ? 'newOpening' : 'newRaise')}
            </Button>
          )
        }
      />
      {dialog && (
        <Dialogs
          key={`${dialog.shown} ${dialog.row.XMBH}`}
          row={dialog.row}
          shown={dialog.shown}
          onClose={() => setDialog(null)}
          onUrged={(name) => urgings.remember(dialog.row, name)}
        />
      )}
    </>
  )
}
