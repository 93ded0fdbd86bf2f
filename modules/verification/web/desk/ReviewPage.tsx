import { stageState, verificationList, verificationTopics } from '@iisp/verification/contract'
import type { Column } from '@iisp/ui/data-table'
import { filters, type Locale, type Translate, useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { stateColumn } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { ReviewDrawer } from './ReviewDrawer.tsx'
import type { Verification } from './verification.ts'
import { verificationTexts } from './verification-texts.ts'

type VerificationText = Translate<(typeof verificationTexts)['zh']>

const reviewFilters = filters(verificationTexts, ({ flag }) => ({ decided: flag() }))

/** 身份核验审核: the recordings to review, and those already decided. */
export function ReviewPage() {
  const t = useText(verificationTexts)
  const locale = useLocale()
  const columns = useMemo(() => columnsOf(t, locale), [t, locale])
  return (
    <ListPage
      id="operations.verification"
      title={t('title')}
      description={t('hint')}
      call={verificationList}
      filters={reviewFilters}
      columns={columns}
      rowKey={(row) => row.id}
      follow={[verificationTopics.changed]}
      empty={({ decided }) => t(decided ? 'none' : 'nothing')}
      keyColumn="person"
      refreshable
      segments={{ flag: 'decided', label: t('which'), off: t('open'), on: t('decided') }}
      detail={(row, drawer) => <ReviewDrawer {...drawer} one={row} />}
    />
  )
}

const columnsOf = (t: VerificationText, locale: Locale): Column<Verification>[] => [
  {
    key: 'person',
    title: t('person'),
    width: 170,
    fixed: 'left',
    value: (row) => `${t(`role.${row.role}`)} ${row.name}`,
  },
  { key: 'institutionName', title: t('institution'), width: 240 },
  {
    key: 'verifiedSource',
    title: t('kind'),
    width: 100,
    value: (row) => t(`kinds.s${row.verifiedSource}`),
  },
  stateColumn({ key: 'stage', title: t('state'), width: 110 }, ({ stage }) => stageState(stage), locale),
  { key: 'busiId', title: t('busiId'), width: 170 },
  { key: 'askedBy', title: t('askedBy'), width: 100 },
  { key: 'submittedAt', title: t('submittedAt'), width: 170 },
  { key: 'reviewUntil', title: t('reviewUntil'), width: 170 },
  { key: 'decidedBy', title: t('decidedBy'), width: 100, value: (row) => row.decidedBy ?? '' },
  { key: 'message', title: t('message'), width: 220 },
]
