import {
  applicationFields,
  applicationStates,
  applyList,
  approvalFlow,
  approvalTopics,
  approve,
} from '@iisp/approval/contract'
import { DetailDrawer } from '@iisp/ui/drawer'
import { filters, useText } from '@iisp/web'
import { CaseButtons, OwnActNote, sentAs } from '@iisp/web/case/index'
import { type ColumnEntries, FieldFacts, useColumns } from '@iisp/web/fields/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { approvalTexts } from '../approval-texts.ts'

const { byCode } = applicationStates
const shownColumns: ColumnEntries<typeof applicationFields> = [
  'applicant',
  { key: 'institutionName', width: 230 },
  'account',
  'busiName',
  'object',
  'applyReason',
  'state',
  'appliedAt',
  'decidedBy',
  'remark',
]
const ofDecision = ['decidedBy', 'decidedAt', 'remark'] as const

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
  return (
    <ListPage
      {...openAndAll(t)}
      id="approval.applications"
      call={applyList}
      filters={approvalFilters}
      columns={useColumns(applicationFields, shownColumns)}
      follow={[approvalTopics.applied, approvalTopics.decided]}
      keyColumn="applicant"
      detail={(row, drawer) => (
        <DetailDrawer
          {...drawer}
          size={560}
          title={t('detail', { id: row.id })}
          extra={<StateDot of={byCode[row.state]} />}
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
          <FieldFacts
            fields={applicationFields}
            of={row}
            show={[
              'applicant',
              { label: t('institutionName'), value: `${row.institutionName} ${row.institutionId}` },
              'account',
              { label: t('busiName'), value: `${row.busiName} ${row.busiType}` },
              'object',
              'applyReason',
              'appliedAt',
              ...(row.decidedBy === null ? [] : ofDecision),
              row.usedAt !== null && 'usedAt',
            ]}
          />
        </DetailDrawer>
      )}
    />
  )
}
