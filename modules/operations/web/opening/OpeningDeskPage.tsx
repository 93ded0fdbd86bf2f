import type { Input } from '@iisp/contract'
import {
  type ApplicationRow,
  applicationKinds,
  applicationStates,
  applicationStatuses,
  openingDeskList,
} from '@iisp/opening/contract'
import { DataTable } from '@iisp/ui/data-table'
import { FilterBar, Page } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useCall, useLocale, useTableSettings, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { DeskDialogs } from './DeskDialogs.tsx'
import { deskColumns } from './desk-columns.tsx'
import { deskTexts } from './desk-texts.ts'
import { useDeskPushes } from './use-desk-pushes.ts'

interface Filters {
  readonly keyword: string
  readonly kind: string | null
  readonly statuses: readonly string[]
  readonly urged: string | null
}
const noFilters: Filters = { keyword: '', kind: null, statuses: [], urged: null }

const inputOf = ({ keyword, kind, statuses, urged }: Filters): Input<typeof openingDeskList> => ({
  ...(keyword.trim() && { keyword: keyword.trim() }),
  ...((kind === '1' || kind === '2') && { kind }),
  ...(statuses.length > 0 && { status: statuses.join(',') }),
  ...(urged === '1' && { urged }),
})

/** 开户与三方关联处理: what the custodian has to do, over all managers; other states by filter. */
export function OpeningDeskPage() {
  const t = useText(deskTexts)
  const locale = useLocale()
  const [draft, setDraft] = useState(noFilters)
  const [asked, setAsked] = useState<{ readonly filters: Filters; readonly page: number }>({
    filters: noFilters,
    page: 1,
  })
  const [pageSize, setPageSize] = useState(20)
  const answer = useCall(
    openingDeskList,
    { ...inputOf(asked.filters), pageNo: asked.page, pageSize },
    { keepPrevious: true, quiet: true, staleTime: 0 },
  )
  const readAgain = useDeskPushes()
  const columns = useMemo(() => deskColumns(t, locale), [t, locale])
  const settings = useTableSettings('operations.opening-desk')
  const [opened, setOpened] = useState<ApplicationRow | null>(null)
  // the row as the list has it now: somebody else may have moved it on
  const current = opened && (answer.data?.list.find((row) => row.XMBH === opened.XMBH) ?? opened)
  const set = (change: Partial<Filters>) => setDraft({ ...draft, ...change })
  const query = (filters: Filters) => {
    setAsked({ filters, page: 1 })
    readAgain()
  }
  return (
    <Page
      title={t('title')}
      description={t('hint')}
      filters={
        <FilterBar
          inSight={4}
          loading={answer.isFetching}
          onQuery={() => query(draft)}
          onReset={() => {
            setDraft(noFilters)
            query(noFilters)
          }}
        >
          <TextField
            label={t('keyword')}
            placeholder={t('keywordHint')}
            maxLength={50}
            value={draft.keyword}
            onChange={(keyword) => set({ keyword })}
          />
          <SelectField
            label={t('kind')}
            options={(['1', '2'] as const).map((kind) => ({
              value: kind,
              label: applicationKinds[kind][locale],
            }))}
            value={draft.kind}
            onChange={(kind) => set({ kind })}
          />
          <SelectField
            label={t('status')}
            multiple
            options={applicationStatuses
              .filter((status) => status !== '010')
              .map((status) => ({ value: status, label: applicationStates.states[status][locale] }))}
            value={draft.statuses}
            onChange={(statuses: readonly string[]) => set({ statuses })}
          />
          <SelectField
            label={t('urgedOnly')}
            options={[{ value: '1', label: t('urgedYes') }]}
            value={draft.urged}
            onChange={(urged) => set({ urged })}
          />
        </FilterBar>
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={answer.data?.list}
        rowKey={(row) => row.XMBH}
        loading={answer.isLoading || answer.isPlaceholderData}
        error={answer.error && { message: answer.error.msg, onRetry: () => void answer.refetch() }}
        emptyText={t('empty')}
        paging={{
          mode: 'server',
          page: asked.page,
          pageSize,
          total: answer.data?.total ?? 0,
          totalCapped: answer.data?.totalCapped,
          onChange: (page, size) => {
            setPageSize(size)
            setAsked({ ...asked, page: size === pageSize ? page : 1 })
          },
        }}
        {...settings}
        onRowOpen={setOpened}
        rowActions={(row) => [{ label: t('open'), onClick: () => setOpened(row) }]}
        rowActionsWidth={80}
        heightType={3}
      />
      {current && (
        <DeskDialogs key={current.XMBH} row={current} onClose={() => setOpened(null)} readAgain={readAgain} />
      )}
    </Page>
  )
}
