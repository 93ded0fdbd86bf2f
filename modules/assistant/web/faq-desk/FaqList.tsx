import {
  type FaqRow,
  faqDeskDetail,
  faqDeskList,
  faqDeskPin,
  faqDeskWithdraw,
  faqFields,
} from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { filters, toast, useAddressParam, useAskAndDo, useSend, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import { FaqForm } from './FaqForm.tsx'
import { faqTexts } from './faq-texts.ts'
import { FaqVersions } from './FaqVersions.tsx'

/** Parameters of the address: the initial question of a new help text, and the text whose versions are open. */
const [askName, versionsName] = ['ask', 'versions']
const excludedParams = ['part', askName, versionsName]
const invalidates = [faqDeskList, faqDeskDetail]
const faqFilters = filters(faqTexts, ({ keyword, choice }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint', max: 100 }),
  category: choice(faqFields.named.category),
  status: choice(faqFields.named.status),
}))
const shownColumns: ColumnEntries<typeof faqFields> = [
  { key: 'question', width: 320 },
  'category',
  { key: 'status', width: 150 },
  'pinned',
  'hits',
  'likes',
  'dislikes',
  { key: 'menuId', hidden: true },
  { key: 'code', width: 180, hidden: true },
  'latest',
]

export function FaqList() {
  const t = useText(faqTexts)
  const askAndDo = useAskAndDo()
  const [asked, setAsked] = useAddressParam(askName)
  const [versionsOf, setVersionsOf] = useAddressParam(versionsName)
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
        columns={useColumns(faqFields, shownColumns)}
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
