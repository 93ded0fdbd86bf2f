import {
  type FaqCategory,
  type FaqRow,
  faqCategories,
  faqDeskDetail,
  faqDeskList,
  faqDeskPin,
  faqDeskWithdraw,
} from '@iisp/assistant/contract'
import type { Input } from '@iisp/contract'
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
  useCall,
  usePageLocation,
  useSend,
  useTableSettings,
  useText,
} from '@iisp/web'
import { useMemo, useState } from 'react'
import { FaqForm } from './FaqForm.tsx'
import { faqTexts } from './faq-texts.ts'
import { FaqVersions } from './FaqVersions.tsx'

type FaqText = Translate<(typeof faqTexts)['zh']>
type Filters = Pick<Input<typeof faqDeskList>, 'keyword' | 'category' | 'status'>
const statuses = ['draft', 'published', 'changed', 'withdrawn'] as const
export const tones = {
  draft: 'neutral',
  published: 'success',
  changed: 'warning',
  withdrawn: 'neutral',
} as const

export function FaqList() {
  const t = useText(faqTexts)
  const asked = usePageLocation().query.get('ask')
  const [filters, setFilters] = useState<Filters>({})
  const [{ page, size }, setPage] = useState({ page: 1, size: 20 })
  const answer = useCall(
    faqDeskList,
    { ...filters, pageNo: page, pageSize: size },
    { keepPrevious: true, quiet: true, staleTime: 0 },
  )
  const columns = useMemo(() => faqColumns(t), [t])
  const [edited, setEdited] = useState<string | null>(asked === null ? null : '')
  const [versionsOf, setVersionsOf] = useState<FaqRow | null>(null)
  const steps = useSteps(t)
  return (
    <>
      <FaqFilters
        loading={answer.isFetching}
        onQuery={(next) => {
          setPage({ page: 1, size })
          setFilters(next)
        }}
      />
      <DataTable
        label={t('parts.faqs')}
        columns={columns}
        rows={answer.data?.list}
        rowKey={(row) => row.id}
        loading={answer.isFetching}
        error={answer.error && { message: answer.error.msg, onRetry: () => void answer.refetch() }}
        emptyText={t('empty')}
        paging={{
          mode: 'server',
          page,
          pageSize: size,
          total: answer.data?.total ?? 0,
          sizes: 'business',
          onChange: (next, nextSize) => setPage({ page: next, size: nextSize }),
        }}
        {...useTableSettings('operations.faq')}
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
          onClose={() => setEdited(null)}
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

function FaqFilters({ loading, onQuery }: { loading: boolean; onQuery: (filters: Filters) => void }) {
  const t = useText(faqTexts)
  const [keyword, setKeyword] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const [status, setStatus] = useState<string | null>(null)
  return (
    <FilterBar
      loading={loading}
      onQuery={() =>
        onQuery({
          ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
          ...(category !== null && { category: category as FaqCategory }),
          ...(status !== null && { status: status as (typeof statuses)[number] }),
        })
      }
      onReset={() => {
        setKeyword('')
        setCategory(null)
        setStatus(null)
        onQuery({})
      }}
    >
      <TextField
        label={t('keyword')}
        placeholder={t('keywordHint')}
        value={keyword}
        onChange={setKeyword}
        maxLength={100}
      />
      <SelectField
        label={t('category')}
        placeholder={t('all')}
        value={category}
        onChange={setCategory}
        options={faqCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
      <SelectField
        label={t('status')}
        placeholder={t('all')}
        value={status}
        onChange={setStatus}
        options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
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
