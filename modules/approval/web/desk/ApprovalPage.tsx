import type { Output } from '@iisp/contract'
import { applicationState, applyList, approvalFlow, approvalTopics, approve } from '@iisp/approval/contract'
import type { Column } from '@iisp/ui/data-table'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { filters, type Locale, type Translate, useLocale, useText } from '@iisp/web'
import { CaseButtons, OwnActNote, sentAs } from '@iisp/web/case/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { StateDot, stateColumn } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { approvalTexts } from '../approval-texts.ts'

type Application = Output<typeof applyList>['list'][number]
type ApprovalText = Translate<(typeof approvalTexts)['zh']>

const approvalFilters = filters(approvalTexts, ({ flag }) => ({
  /** Lists decided applications too. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))

const invalidates = [applyList]
const calls = {
  approve: sentAs(approve, ({ id }) => ({ id, result: 'pass' })),
  refuse: sentAs(approve, ({ id }, remark) => ({ id, result: 'refuse', remark })),
}

/** 督导审批: the applications of super-managers, for another person to decide. */
export function ApprovalPage() {
  const t = useText(approvalTexts)
  const locale = useLocale()
  const columns = useMemo(() => columnsOf(t, locale), [t, locale])
  return (
    <ListPage
      {...openAndAll(t)}
      id="approval.applications"
      call={applyList}
      filters={approvalFilters}
      columns={columns}
      follow={[approvalTopics.applied, approvalTopics.decided]}
      keyColumn="applicant"
      detail={(row, drawer) => (
        <DetailDrawer
          {...drawer}
          size={560}
          title={t('detail', { id: row.id })}
          extra={<StateDot of={stateOf(row)} />}
          footer={
            row.actions.length > 0 && (
              <CaseButtons
                flow={approvalFlow}
                of={row}
                calls={calls}
                invalidates={invalidates}
                onDone={drawer.onClose}
              />
            )
          }
        >
          <OwnActNote flow={approvalFlow} of={row} />
          <Facts facts={factsOf(t, row)} />
        </DetailDrawer>
      )}
    />
  )
}

const stateOf = ({ state }: Application) => applicationState(state)

const columnsOf = (t: ApprovalText, locale: Locale): Column<Application>[] => [
  { key: 'applicant', title: t('applicant'), width: 110, fixed: 'left' },
  { key: 'institutionName', title: t('manager'), width: 230 },
  { key: 'account', title: t('account'), width: 220 },
  { key: 'busiName', title: t('busi'), width: 150 },
  { key: 'object', title: t('object'), width: 120, value: (row) => row.object || '--' },
  { key: 'applyReason', title: t('reason'), width: 200 },
  stateColumn({ key: 'state', title: t('state'), width: 110 }, stateOf, locale),
  { key: 'appliedAt', title: t('appliedAt'), width: 170 },
  { key: 'decidedBy', title: t('decidedBy'), width: 100, value: (row) => row.decidedBy ?? '' },
  { key: 'remark', title: t('remark'), width: 200 },
]

const factsOf = (t: ApprovalText, one: Application) => [
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
