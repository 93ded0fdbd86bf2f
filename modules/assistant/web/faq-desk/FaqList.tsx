import {
  type FaqRow,
  faqCategories,
  faqDeskDetail,
  faqDeskList,
  faqDeskPin,
  faqDeskWithdraw,
} from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { StatusDot } from '@iisp/ui/status-dot'
import { TextField } from '@iisp/ui/text-field'
import {
  toast,
  type Translate,
  useFilterDraft,
  useListPage,
  useNumberedList,
  usePageLocation,
  useSend,
  useText,
} from '@iisp/web'
import { useMemo, useState } from 'react'
import { type FaqFilters, faqFiltersFrom, faqQuery, faqStatuses, noFaqFilters } from './faq-filters.ts'
import { FaqForm } from './FaqForm.tsx'
import { faqTexts } from './faq-texts.ts'
import { FaqVersions } from './FaqVersions.tsx'

type FaqText = Translate<(typeof faqTexts)['zh']>
/** Beside the filters of the list: which part of the page is open, and what a new help text begins with. */
const askName = 'ask'
const besides = ['part', askName]
export const tones = {
  draft: 'neutral',
  published: 'success',
  changed: 'warning',
  withdrawn: 'neutral',
} as const

export function FaqList() {
  const t = useText(faqTexts)
  const { query, setQuery } = usePageLocation()
  const asked = query.get(askName)
  const page = useListPage('operations.faq', besides)
  const filters = useMemo(() => faqFiltersFrom(page.filters), [page.filters])
  const faqs = useNumberedList(faqDeskList, filters, { enabled: page.enabled })
  const columns = useMemo(() => faqColumns(t), [t])
  const [edited, setEdited] = useState<string | null>(asked === null ? null : '')
  const [versionsOf, setVersionsOf] = useState<FaqRow | null>(null)
  const steps = useSteps(t)
  const closeForm = () => {
    setEdited(null)
    if (asked === null) return
    // the question was taken up: a reload does not begin with it again
    const next = new URLSearchParams(query)
    next.delete(askName)
    setQuery(next)
  }
  return (
    <>
      <FaqFilterBar
        value={filters}
        loading={faqs.loading}
        onQuery={(next) => page.search(faqQuery(next), faqQuery(filters), faqs.restart)}
      />
      <DataTable
        label={t('parts.faqs')}
        columns={columns}
        rows={faqs.rows}
        rowKey={(row) => row.id}
        loading={faqs.loading}
        error={faqs.error}
        emptyText={t('empty')}
        paging={faqs.paging}
        {...page.table}
        keyColumn="question"
        onRowOpen={(row) => setEdited(row.id)}
        rowActions={(row) => [
          { label: t('edit'), onClick: () => setEdited(row.id) },
          { label: t('versions'), onClick: () => setVersionsOf(row) },
          {
            label: t(row.pinned ? 'unpin' : 'pin'),
            onClick: () => steps.pin.mutate({ id: row.id, pinned: !row.pinned }),
          },
          ...(row.status === 'published' || row.status === 'changed'
            ? [{ label: t('withdraw'), onClick: () => void steps.withdraw(row) }]
            : []),
        ]}
        heightType="fill"
        actions={
          <Button type="primary" onClick={() => setEdited('')}>
            {t('add')}
          </Button>
        }
      />
      {edited !== null && (
        <FaqForm
          id={edited === '' ? null : edited}
          question={edited === '' ? (asked ?? '') : ''}
          onClose={closeForm}
        />
      )}
      {versionsOf && <FaqVersions faq={versionsOf} onClose={() => setVersionsOf(null)} />}
    </>
  )
}

function useSteps(t: FaqText) {
  const ask = useConfirm()
  const invalidates = [faqDeskList, faqDeskDetail]
  const onSuccess = () => toast.success(t('done'))
  const pin = useSend(faqDeskPin, { invalidates, onSuccess })
  const withdraw = useSend(faqDeskWithdraw, { invalidates, onSuccess })
  return {
    pin,
    withdraw: async (row: FaqRow) => {
      if (await ask({ content: t('withdrawAsk'), danger: true, okText: t('withdraw') }))
        withdraw.mutate({ id: row.id })
    },
  }
}

interface FiltersProps {
  readonly value: FaqFilters
  readonly loading: boolean
  readonly onQuery: (filters: FaqFilters) => void
}
function FaqFilterBar({ value, loading, onQuery }: FiltersProps) {
  const t = useText(faqTexts)
  const { draft, set, bar } = useFilterDraft(value, noFaqFilters, onQuery)
  return (
    <FilterBar loading={loading} {...bar}>
      <TextField
        label={t('keyword')}
        placeholder={t('keywordHint')}
        value={draft.keyword ?? ''}
        onChange={(keyword) => set({ keyword })}
        maxLength={100}
      />
      <SelectField
        label={t('category')}
        placeholder={t('all')}
        value={draft.category ?? null}
        onChange={(category) => set({ category: faqCategories.find((one) => one === category) })}
        options={faqCategories.map((one) => ({ value: one, label: t(`categories.${one}`) }))}
      />
      <SelectField
        label={t('status')}
        placeholder={t('all')}
        value={draft.status ?? null}
        onChange={(status) => set({ status: faqStatuses.find((one) => one === status) })}
        options={faqStatuses.map((one) => ({ value: one, label: t(`statuses.${one}`) }))}
      />
    </FilterBar>
  )
}

const faqColumns = (t: FaqText): Column<FaqRow>[] => [
  { key: 'question', title: t('column.question'), width: 320, fixed: 'left' },
  { key: 'category', title: t('category'), width: 130, value: (row) => t(`categories.${row.category}`) },
  {
    key: 'status',
    title: t('status'),
    width: 150,
    value: (row) => t(`statuses.${row.status}`),
    render: (row) => <StatusDot tone={tones[row.status]} label={t(`statuses.${row.status}`)} />,
  },
  { key: 'pinned', title: t('column.pinned'), width: 70, value: (row) => t(row.pinned ? 'yes' : 'no') },
  { key: 'hits', title: t('column.hits'), width: 100, kind: 'number' },
  { key: 'likes', title: t('column.likes'), width: 90, kind: 'number' },
  { key: 'dislikes', title: t('column.dislikes'), width: 90, kind: 'number' },
  { key: 'menuId', title: t('column.menu'), width: 100 },
  { key: 'code', title: t('column.code'), width: 180 },
  { key: 'latest', title: t('column.version'), width: 80, kind: 'number' },
]
