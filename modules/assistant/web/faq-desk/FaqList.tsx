import {
  type FaqRow,
  faqDeskDetail,
  faqDeskList,
  faqDeskPin,
  faqDeskWithdraw,
} from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { toast, type Translate, useAddressParam, useAskAndDo, useSend, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { faqFilters } from './faq-filters.ts'
import { FaqForm } from './FaqForm.tsx'
import { faqTexts } from './faq-texts.ts'
import { FaqVersions } from './FaqVersions.tsx'

type FaqText = Translate<(typeof faqTexts)['zh']>
/** Parameters of the address: the initial question of a new help text, and the text whose versions are open. */
const [askName, versionsName] = ['ask', 'versions']
const excludedParams = ['part', askName, versionsName]
const invalidates = [faqDeskList, faqDeskDetail]
const tones = {
  draft: 'neutral',
  published: 'success',
  changed: 'warning',
  withdrawn: 'neutral',
} as const

export function FaqList() {
  const t = useText(faqTexts)
  const askAndDo = useAskAndDo()
  const [asked, setAsked] = useAddressParam(askName)
  const [versionsOf, setVersionsOf] = useAddressParam(versionsName)
  const columns = useMemo(() => faqColumns(t), [t])
  const pin = useSend(faqDeskPin, { invalidates, onSuccess: () => toast.success(t('done')) })
  const withdraw = ({ id }: FaqRow) =>
    askAndDo(
      faqDeskWithdraw,
      { id },
      {
        content: t('withdrawAsk'),
        danger: true,
        okText: t('withdraw'),
        done: t('done'),
        invalidates,
      },
    )
  return (
    <>
      <ListPart
        id="operations.faq"
        title={t('parts.faqs')}
        call={faqDeskList}
        filters={faqFilters}
        excludedParams={excludedParams}
        columns={columns}
        rowKey={(row) => row.id}
        empty={t('empty')}
        keyColumn="question"
        detailLabel={t('edit')}
        description={t('hint')}
        detail={(row, { open, onClose }) => open && <FaqForm id={row.id} question="" onClose={onClose} />}
        rowActions={(row) => [
          { label: t('versions'), onClick: () => setVersionsOf(row.id) },
          {
            label: t(row.pinned ? 'unpin' : 'pin'),
            onClick: () => pin.mutate({ id: row.id, pinned: !row.pinned }),
          },
          ...(row.status === 'published' || row.status === 'changed'
            ? [{ label: t('withdraw'), onClick: () => void withdraw(row) }]
            : []),
        ]}
        actions={
          <Button type="primary" onClick={() => setAsked('')}>
            {t('add')}
          </Button>
        }
      />
      {asked !== null && <FaqForm id={null} question={asked} onClose={() => setAsked(null)} />}
      {versionsOf !== null && <FaqVersions id={versionsOf} onClose={() => setVersionsOf(null)} />}
    </>
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
  { key: 'menuId', title: t('column.menu'), width: 100, hidden: true },
  { key: 'code', title: t('column.code'), width: 180, hidden: true },
  { key: 'latest', title: t('column.version'), width: 80, kind: 'number' },
]
