import {
  personRoles,
  verificationFields,
  verificationList,
  verificationTopics,
} from '@iisp/verification/contract'
import { filters, type Locale, type Translate, useLocale, useText } from '@iisp/web'
import { columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { ReviewDrawer } from './ReviewDrawer.tsx'
import { verificationTexts } from './verification-texts.ts'

type VerificationText = Translate<(typeof verificationTexts)['zh']>

const reviewFilters = filters(verificationTexts, ({ flag }) => ({ decided: flag() }))

/** 身份核验审核: the recordings to review, and those already decided. */
export function ReviewPage() {
  const t = useText(verificationTexts)
  const locale = useLocale()
  const columns = useMemo(() => columnsIn(t, locale), [t, locale])
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

const columnsIn = (t: VerificationText, locale: Locale) =>
  columnsOf(verificationFields, locale, [
    {
      key: 'person',
      title: t('name'),
      width: 170,
      value: ({ role, name }) => `${personRoles[role][locale]} ${name}`,
    },
    { key: 'institutionName', width: 240 },
    'verifiedSource',
    'stage',
    { key: 'busiId', width: 170 },
    'askedBy',
    'submittedAt',
    'reviewUntil',
    'decidedBy',
    'message',
  ])
