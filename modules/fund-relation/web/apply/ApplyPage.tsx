import { isOneOf } from '@iisp/contract'
import { Button } from '@iisp/ui/button'
import { Modal } from '@iisp/ui/modal'
import { filters, lazyPart, useAddressParam, useCall, useHasRoleFor, useOpenMenu, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import { RichText } from '@iisp/web/rich-text/index'
import { useDisplayFields } from '@iisp/workspace/parts'
import { useState } from 'react'
import { applySubmit } from '../../contract/applications/apply.ts'
import { columnShowControl, getRuleDescription } from '../../contract/funds/look-ups.ts'
import { relationApply, relationRedeem } from '../../contract/pages.ts'
import {
  type RelationAction,
  type RelationRow,
  exportFundRelation,
  getFundRelationList,
  relationFields,
} from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { relationTopics } from '../../contract/topics.ts'
import { ListExport } from '../ListExport.tsx'
import { RelationDialog } from '../form/RelationDialog.tsx'
import type { RelationTask } from '../form/relation-task.ts'
import { RelationFrame } from '../frame/RelationFrame.tsx'
import { linkColumns } from '../link-columns.ts'
import { useOpenRehearsal } from '../rehearsal/use-open-rehearsal.ts'
import { applyTexts } from './apply-texts.ts'

const relationFilters = filters(applyTexts, ({ keyword, choice }) => ({
  mcpdm: keyword({ label: 'MCPDM', max: 20 }),
  zcpdm: keyword({ label: 'ZCPDM', max: 20 }),
  relstate: choice(relationFields.named.RELSTATE),
  mcpmc: keyword({ label: 'MCPMC' }),
  zcpmc: keyword({ label: 'ZCPMC' }),
}))

const allColumns: ColumnEntries<typeof relationFields> = ['RELSTATE', ...linkColumns, 'SFSZQS']
/** Without the managers, where no relation crosses managers. */
const ownColumns = allColumns.filter((one) => one !== 'MJGMC' && one !== 'ZJGMC')
const RelationChart = lazyPart(() => import('../chart/RelationChart.tsx'), 'RelationChart', { over: true })
/** URL parameter: the fund whose chart is open, or `*` for all relations. */
const chartParam = 'chart'
const excludedParams = [chartParam]
const allFunds = '*'

/** 母子基金申请: the relations, and the form to add, modify or delete one. */
export function ApplyPage() {
  const t = useText(applyTexts)
  const openMenu = useOpenMenu()
  const rehearse = useOpenRehearsal()
  const applies = useHasRoleFor(applySubmit)
  const [task, setTask] = useState<RelationTask | null>(null)
  const [chart, setChart] = useAddressParam(chartParam)
  const shown = useCall(columnShowControl, {}, { quiet: true, staleTime: 60_000 })
  const crosses = shown.data?.showCrossManager === '1'
  const columns = useColumns(relationFields, crosses ? allColumns : ownColumns)
  const press: Record<RelationAction, (relation: RelationRow) => unknown> = {
    modify: (relation) => setTask({ type: 'modify', relation }),
    delete: (relation) => setTask({ type: 'delete', relation }),
    config: ({ ZCPDM, MCPDM }) =>
      openMenu(relationRedeem.id, new URLSearchParams({ add: `${ZCPDM},${MCPDM}` })),
  }
  return (
    <RelationFrame tab="apply">
      <ListPart
        id="fund-relation.relations"
        title={t('title')}
        description={t('hint')}
        call={getFundRelationList}
        columnStore={useDisplayFields(relationApply.id)}
        filters={relationFilters}
        excludedParams={excludedParams}
        columns={columns}
        rowKey={(row) => row.ID}
        follow={[relationTopics.relationsChanged]}
        empty={t('empty')}
        keyColumn="MCPMC"
        refreshable
        rowActions={(row) => [
          ...row.actions.map((action) => ({
            label: t(action),
            danger: action === 'delete',
            onClick: () => void press[action](row),
          })),
          ...(isOneOf(relationFlow.sets.live, row.RELSTATE)
            ? [
                { label: t('chart'), onClick: () => setChart(row.ZCPDM) },
                { label: t('rehearse'), onClick: () => void rehearse.ofRelation(row) },
              ]
            : []),
        ]}
        actions={
          <>
            <Rules />
            <Button onClick={() => setChart(allFunds)}>{t('chart')}</Button>
            {applies && (
              <Button type="primary" onClick={() => setTask({ type: 'add' })}>
                {t('add')}
              </Button>
            )}
          </>
        }
        renderExport={({ values }) => (
          <ListExport call={exportFundRelation} input={relationFilters.input(values)} />
        )}
      />
      {chart !== null && (
        <RelationChart key={chart} fund={chart === allFunds ? null : chart} onClose={() => setChart(null)} />
      )}
      {task && <RelationDialog task={task} onClose={() => setTask(null)} />}
    </RelationFrame>
  )
}

/** 规则说明, loaded when it is opened. */
function Rules() {
  const t = useText(applyTexts)
  const [open, setOpen] = useState(false)
  const { data } = useCall(getRuleDescription, {}, { enabled: open })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('rules')}</Button>
      <Modal
        open={open}
        title={t('rules')}
        size="middle"
        onCancel={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{t('close')}</Button>}
      >
        {data !== undefined && <RichText html={data} />}
      </Modal>
    </>
  )
}
