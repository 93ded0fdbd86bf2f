import { stageState, verificationList, verificationTopics } from '@iisp/verification/contract'
import { Button } from '@iisp/ui/button'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { Segmented } from '@iisp/ui/segmented'
import { StatusDot } from '@iisp/ui/status-dot'
import {
  type Locale,
  type Translate,
  useCursorList,
  useListPage,
  useLive,
  useLocale,
  useText,
} from '@iisp/web'
import { useMemo, useState } from 'react'
import { ReviewDrawer } from './ReviewDrawer.tsx'
import type { Verification } from './verification.ts'
import { verificationTexts } from './verification-texts.ts'

type Words = Translate<(typeof verificationTexts)['zh']>

/** 身份核验审核: recordings that wait for a reviewer, and those decided. */
export function ReviewPage() {
  const t = useText(verificationTexts)
  const page = useListPage('operations.verification')
  const isDecided = page.filters.get('decided') === '1'
  const answer = useCursorList(verificationList, { decided: isDecided }, { enabled: page.enabled })
  useLive(verificationTopics.changed, answer.reread)
  const locale = useLocale()
  const columns = useMemo(() => columnsOf(t, locale), [t, locale])
  const [shown, setShown] = useState<Verification | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <Page fill title={t('title')} description={t('hint')}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={answer.rows}
        rowKey={(row) => row.id}
        loading={answer.loading}
        error={answer.error}
        emptyText={t(isDecided ? 'none' : 'nothing')}
        paging={answer.paging}
        {...page.table}
        onRowOpen={(row) => {
          setShown(row)
          setOpen(true)
        }}
        keyColumn="person"
        heightType="fill"
        actions={
          <>
            <Segmented
              label={t('which')}
              hideLabel
              segments={[
                { value: 'open', label: t('open') },
                { value: 'decided', label: t('decided') },
              ]}
              value={isDecided ? 'decided' : 'open'}
              onChange={(which) =>
                page.setFilters(new URLSearchParams(which === 'decided' ? { decided: '1' } : {}))
              }
            />
            <Button loading={answer.loading} onClick={answer.refresh}>
              {t('refresh')}
            </Button>
          </>
        }
      />
      {shown && <ReviewDrawer key={shown.id} one={shown} open={open} onClose={() => setOpen(false)} />}
    </Page>
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
