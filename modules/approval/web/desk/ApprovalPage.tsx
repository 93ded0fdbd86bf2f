import type { Output } from '@iisp/contract'
import { type ApplicationState, applyList, approvalTopics } from '@iisp/approval/contract'
import type { Column } from '@iisp/ui/data-table'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { Segmented } from '@iisp/ui/segmented'
import { StatusDot, type Tone } from '@iisp/ui/status-dot'
import { filters, type Translate, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { approvalTexts } from '../approval-texts.ts'
import { Decision } from './Decision.tsx'

type Application = Output<typeof applyList>['list'][number]
type Words = Translate<(typeof approvalTexts)['zh']>

const approvalFilters = filters(approvalTexts, ({ own }) => ({
  /** Those decided as well. */
  all: own({
    blank: false,
    params: ['all'],
    read: (query) => query.get('all') === '1',
    write: (all): Record<string, string> => (all ? { all: '1' } : {}),
    send: (all) => ({ open: !all }),
  }),
}))

/** 督导审批: what super-managers applied for, and the decision of another person. */
export function ApprovalPage() {
  const t = useText(approvalTexts)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListPage
      id="approval.applications"
      title={t('title')}
      description={t('hint')}
      call={applyList}
      filters={approvalFilters}
      columns={columns}
      rowKey={(row) => row.id}
      follow={[approvalTopics.applied, approvalTopics.decided]}
      empty={({ all }) => t(all ? 'none' : 'nothing')}
      keyColumn="applicant"
      refreshable
      actions={({ values, setValues }) => (
        <Segmented
          label={t('which')}
          hideLabel
          segments={[
            { value: 'open', label: t('open') },
            { value: 'all', label: t('all') },
          ]}
          value={values.all ? 'all' : 'open'}
          onChange={(which) => setValues({ all: which === 'all' })}
        />
      )}
      detail={(row, drawer) => (
        <DetailDrawer
          {...drawer}
          size={560}
          title={t('detail', { id: row.id })}
          extra={<StatusDot tone={toneOf[row.state]} label={t(`states.${row.state}`)} />}
          footer={row.state === 'pending' && <Decision application={row} onDecided={drawer.onClose} />}
        >
          <Facts facts={factsOf(t, row)} />
        </DetailDrawer>
      )}
    />
  )
}

const toneOf: Record<ApplicationState, Tone> = {
  pending: 'warning',
  approved: 'success',
  refused: 'danger',
  used: 'info',
  lapsed: 'neutral',
}

const columnsOf = (t: Words): Column<Application>[] => [
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
    value: (row) => t(`states.${row.state}`),
    render: (row) => <StatusDot tone={toneOf[row.state]} label={t(`states.${row.state}`)} />,
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
