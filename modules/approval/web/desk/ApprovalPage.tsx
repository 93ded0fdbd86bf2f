import type { Output } from '@iisp/contract'
import { applicationState, applyList, approvalFlow, approvalTopics } from '@iisp/approval/contract'
import { Button } from '@iisp/ui/button'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { Page } from '@iisp/ui/page'
import { Segmented } from '@iisp/ui/segmented'
import { StatusDot } from '@iisp/ui/status-dot'
import {
  type Locale,
  type Translate,
  useListPage,
  useLive,
  useLocale,
  useNumberedList,
  useText,
} from '@iisp/web'
import { useMemo, useState } from 'react'
import { approvalTexts } from '../approval-texts.ts'
import { Decision } from './Decision.tsx'
import css from './desk.module.css'

type Application = Output<typeof applyList>['list'][number]
type Words = Translate<(typeof approvalTexts)['zh']>

/** 督导审批: what super-managers applied for, and the decision of another person. */
export function ApprovalPage() {
  const t = useText(approvalTexts)
  const page = useListPage('approval.applications')
  const open = page.filters.get('all') !== '1'
  const applications = useNumberedList(applyList, { open }, { enabled: page.enabled })
  useLive(approvalTopics.applied, applications.reread)
  useLive(approvalTopics.decided, applications.reread)
  const locale = useLocale()
  const columns = useMemo(() => columnsOf(t, locale), [t, locale])
  const [shown, setShown] = useState<Application | null>(null)
  const [isShown, setIsShown] = useState(false)
  return (
    <Page fill title={t('title')} description={t('hint')}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={applications.rows}
        rowKey={(row) => row.id}
        loading={applications.loading}
        error={applications.error}
        emptyText={t(open ? 'nothing' : 'none')}
        paging={applications.paging}
        {...page.table}
        onRowOpen={(row) => {
          setShown(row)
          setIsShown(true)
        }}
        keyColumn="applicant"
        heightType="fill"
        actions={
          <>
            <Segmented
              label={t('which')}
              hideLabel
              segments={[
                { value: 'open', label: t('open') },
                { value: 'all', label: t('all') },
              ]}
              value={open ? 'open' : 'all'}
              onChange={(which) => page.setFilters(new URLSearchParams(which === 'all' ? { all: '1' } : {}))}
            />
            <Button loading={applications.loading} onClick={applications.refresh}>
              {t('refresh')}
            </Button>
          </>
        }
      />
      {shown && (
        <DetailDrawer
          open={isShown}
          onClose={() => setIsShown(false)}
          size={560}
          title={t('detail', { id: shown.id })}
          extra={<State of={shown} locale={locale} />}
          footer={
            shown.actions.length > 0 ? (
              <Decision key={shown.id} application={shown} onDecided={() => setIsShown(false)} />
            ) : (
              shown.own && shown.state === approvalFlow.codes.pending && <p className={css.own}>{t('own')}</p>
            )
          }
        >
          <Facts facts={factsOf(t, shown)} />
        </DetailDrawer>
      )}
    </Page>
  )
}

function State({ of, locale }: { readonly of: Application; readonly locale: Locale }) {
  const { tone, name } = applicationState(of.state)
  return <StatusDot tone={tone} label={name[locale]} />
}

const columnsOf = (t: Words, locale: Locale): Column<Application>[] => [
  { key: 'applicant', title: t('applicant'), width: 110, fixed: 'left' },
  { key: 'institutionName', title: t('manager'), width: 230 },
  { key: 'account', title: t('account'), width: 220 },
  { key: 'busiName', title: t('busi'), width: 150 },
  { key: 'object', title: t('object'), width: 120, value: (row) => row.object || '--' },
  { key: 'applyReason', title: t('reason'), width: 200 },
  {
    key: 'state',
    title: t('state'),
    width: 110,
    value: (row) => applicationState(row.state).name[locale],
    render: (row) => <State of={row} locale={locale} />,
  },
  { key: 'appliedAt', title: t('appliedAt'), width: 170 },
  { key: 'decidedBy', title: t('decidedBy'), width: 100, value: (row) => row.decidedBy ?? '' },
  { key: 'remark', title: t('remark'), width: 200 },
]

const factsOf = (t: Words, one: Application) => [
  { label: t('applicant'), value: one.applicant },
  { label: t('manager'), value: `${one.institutionName} ${one.institutionId}` },
  { label: t('account'), value: one.account },
  { label: t('busi'), value: `${one.busiName} ${one.busiType}` },
  { label: t('object'), value: one.object || '--' },
  { label: t('reason'), value: one.applyReason },
  { label: t('appliedAt'), value: one.appliedAt },
  ...(one.decidedBy === null
    ? []
    : [
        { label: t('decidedBy'), value: one.decidedBy },
        { label: t('decidedAt'), value: one.decidedAt ?? '' },
        { label: t('remark'), value: one.remark },
      ]),
  ...(one.usedAt === null ? [] : [{ label: t('usedAt'), value: one.usedAt }]),
]
