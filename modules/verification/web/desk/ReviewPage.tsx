import { stageState, verificationList, verificationTopics } from '@iisp/verification/contract'
import type { Column } from '@iisp/ui/data-table'
import { Segmented } from '@iisp/ui/segmented'
import { StatusDot } from '@iisp/ui/status-dot'
import { filters, type Locale, type Translate, useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { ReviewDrawer } from './ReviewDrawer.tsx'
import type { Verification } from './verification.ts'
import { verificationTexts } from './verification-texts.ts'

type Words = Translate<(typeof verificationTexts)['zh']>

const reviewFilters = filters(verificationTexts, ({ own }) => ({
  decided: own({
    blank: false,
    params: ['decided'],
    read: (query) => query.get('decided') === '1',
    write: (decided): Record<string, string> => (decided ? { decided: '1' } : {}),
    send: (decided) => ({ decided }),
  }),
}))

/** 身份核验审核: recordings that wait for a reviewer, and those decided. */
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
      actions={({ values, setValues }) => (
        <Segmented
          label={t('which')}
          hideLabel
          segments={[
            { value: 'open', label: t('open') },
            { value: 'decided', label: t('decided') },
          ]}
          value={values.decided ? 'decided' : 'open'}
          onChange={(which) => setValues({ decided: which === 'decided' })}
        />
      )}
      detail={(row, drawer) => <ReviewDrawer {...drawer} one={row} />}
    />
  )
}

const columnsOf = (t: Words, locale: Locale): Column<Verification>[] => [
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
  {
    key: 'stage',
    title: t('state'),
    width: 110,
    value: (row) => stageState(row.stage).name[locale],
    render: (row) => (
      <StatusDot tone={stageState(row.stage).tone} label={stageState(row.stage).name[locale]} />
    ),
  },
  { key: 'busiId', title: t('busiId'), width: 170 },
  { key: 'askedBy', title: t('askedBy'), width: 100 },
  { key: 'submittedAt', title: t('submittedAt'), width: 170 },
  { key: 'reviewUntil', title: t('reviewUntil'), width: 170 },
  { key: 'decidedBy', title: t('decidedBy'), width: 100, value: (row) => row.decidedBy ?? '' },
  { key: 'message', title: t('message'), width: 220 },
]
