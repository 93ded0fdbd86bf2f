import {
  applicationFields,
  applicationForm,
  type ApplicationKind,
  type ApplicationRow,
  getOpeningList,
  getTrusteeRaiseList,
  saveApplication,
  withdrawApplication,
} from '@iisp/opening/contract'
import { Button } from '@iisp/ui/button'
import type { RowAction } from '@iisp/ui/data-table'
import { lazyPart, useAskAndDo, useOpenTab, usePageLocation, useHasRoleFor, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useState } from 'react'
import { affectedCalls, useApplicationPushes } from '../application-changes.ts'
import { applicationFilters } from './application-filters.ts'
import { listTexts } from './list-texts.ts'
import { useUrgings } from '../urging/use-urgings.ts'

const Dialogs = lazyPart(() => import('../details/Dialogs.tsx'), 'Dialogs', { over: true })
const Urge = lazyPart(() => import('../urging/Urge.tsx'), 'Urge', { over: true })

const tableIds = { '1': 'opening.accounts', '2': 'opening.links' } as const
const calls = { '1': getOpeningList, '2': getTrusteeRaiseList } as const
const excludedParams = ['shown']
/** Of both lists, the important ones first. */
const shownColumns: ColumnEntries<typeof applicationFields> = [
  { key: 'XMBH', width: 168 },
  'CPMC',
  'CPDM',
  'STATUS',
  'JJSMC',
  'F_ZHLX',
  { key: 'ZH', kind: 'id' },
  'YWRQ',
  'cuibanFlag',
  { key: 'KDDH', kind: 'id' },
  'REASON',
  { key: 'CREATEBY', hidden: true },
  { key: 'CREATETIME', width: 168, hidden: true },
]

/** 证券账户开户. */
export const OpeningPage = () => <ApplicationsPage kind="1" />

/** 托管募集（三方关联）. */
export const RaisePage = () => <ApplicationsPage kind="2" />

/** The institution's applications of one kind, with their actions. */
function ApplicationsPage({ kind }: { readonly kind: ApplicationKind }) {
  const t = useText(listTexts)
  const enters = useHasRoleFor(saveApplication)
  const urgings = useUrgings()
  const [urged, setUrged] = useState<ApplicationRow | null>(null)
  const opened = useOpenedDialog()
  const openForm = useOpenForm(kind)
  const rowActions = useRowActions({ onOpen: opened.open, onUrge: setUrged, onEdit: openForm })
  useApplicationPushes()
  return (
    <>
      <ListPage
        id={tableIds[kind]}
        title={t(kind === '1' ? 'opening' : 'raise')}
        description={t(kind === '1' ? 'openingHint' : 'raiseHint')}
        call={calls[kind]}
        filters={applicationFilters}
        present={urgings.present}
        columns={useColumns(applicationFields, shownColumns)}
        rowKey={(row) => row.XMBH}
        empty={t('empty')}
        excludedParams={excludedParams}
        detail={(row, { open }) =>
          open && <Dialogs key={opened.shown} row={row} shown={opened.shown} onClose={opened.close} />
        }
        rowActions={rowActions}
        actions={
          enters && (
            <Button type="primary" onClick={() => openForm()}>
              {t(kind === '1' ? 'newOpening' : 'newRaise')}
            </Button>
          )
        }
      />
      {urged && (
        <Urge
          row={urged}
          onClose={() => setUrged(null)}
          onUrged={(contact) => urgings.remember(urged, contact)}
        />
      )}
    </>
  )
}

/**
 * The dialog of the opened row that the URL names: its progress or, with `shown`, its account
 * detail.
 */
function useOpenedDialog() {
  const { query, setQuery } = usePageLocation()
  const without = () => {
    const next = new URLSearchParams(query)
    next.delete('detail')
    next.delete('shown')
    return next
  }
  return {
    shown: query.get('shown') === 'relation' ? ('relation' as const) : ('progress' as const),
    open: (row: ApplicationRow, shown: 'progress' | 'relation') => {
      const next = without()
      next.set('detail', row.XMBH)
      if (shown === 'relation') next.set('shown', shown)
      setQuery(next, { push: true })
    },
    close: () => setQuery(without()),
  }
}

function useOpenForm(kind: ApplicationKind) {
  const t = useText(listTexts)
  const openTab = useOpenTab()
  return (xmbh?: string) =>
    void openTab({
      path: applicationForm.path,
      query: new URLSearchParams(xmbh === undefined ? { kind } : { kind, xmbh }),
      title: t(kind === '1' ? 'newOpening' : 'newRaise'),
      key: xmbh ?? `new-${kind}`,
    })
}

interface RowHandlers {
  readonly onOpen: (row: ApplicationRow, shown: 'progress' | 'relation') => void
  readonly onUrge: (row: ApplicationRow) => void
  readonly onEdit: (xmbh: string) => void
}
function useRowActions({ onOpen, onUrge, onEdit }: RowHandlers) {
  const t = useText(listTexts)
  const askAndDo = useAskAndDo()
  const withdraw = (row: ApplicationRow) =>
    askAndDo(
      withdrawApplication,
      { xmbh: row.XMBH, version: row.VERSION },
      {
        content: t('withdrawAsk', { xmbh: row.XMBH }),
        okText: t('action.withdraw'),
        danger: true,
        done: t('withdrawn'),
        invalidates: affectedCalls,
      },
    )
  return (row: ApplicationRow): RowAction[] => {
    const actions: RowAction[] = [{ label: t('action.progress'), onClick: () => onOpen(row, 'progress') }]
    const add = (label: string, onClick: () => void, more?: Partial<RowAction>) =>
      actions.push({ label, onClick, ...more })
    if (row.RELATION !== '') add(t(`action.${row.RELATION}`), () => onOpen(row, 'relation'))
    if (row.cuibanFlag === '1') {
      add(t('action.urge'), () => undefined, { disabled: true, hint: t('urgeHint') })
    } else if (row.actions.includes('urge')) add(t('action.urge'), () => onUrge(row))
    if (row.actions.includes('edit')) add(t('action.edit'), () => onEdit(row.XMBH))
    if (row.actions.includes('withdraw')) {
      add(t('action.withdraw'), () => void withdraw(row), { danger: true })
    }
    return actions
  }
}
