import { isOneOf } from '@iisp/contract'
import { Button } from '@iisp/ui/button'
import type { Column } from '@iisp/ui/data-table'
import { Modal } from '@iisp/ui/modal'
import {
  filters,
  lazyPart,
  useAddressParam,
  useCall,
  useHasRoleFor,
  useLocale,
  useOpenMenu,
  useText,
  stateNames,
} from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { RichText } from '@iisp/web/rich-text/index'
import { stateColumn } from '@iisp/web/states/index'
import { useDisplayFields } from '@iisp/workspace/parts'
import { useMemo, useState } from 'react'
import { applySubmit } from '../../contract/applications/apply.ts'
import { columnShowControl, getRuleDescription } from '../../contract/funds/look-ups.ts'
import { relationColumns } from '../../contract/list-columns.ts'
import { relationApply, relationRedeem } from '../../contract/pages.ts'
import {
  type RelationAction,
  type RelationRow,
  exportFundRelation,
  getFundRelationList,
} from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { relationTopics } from '../../contract/topics.ts'
import { ListExport } from '../ListExport.tsx'
import { RelationDialog } from '../form/RelationDialog.tsx'
import type { RelationTask } from '../form/relation-task.ts'
import { RelationFrame } from '../frame/RelationFrame.tsx'
import { linkColumns } from '../link-columns.tsx'
import { useOpenRehearsal } from '../rehearsal/use-open-rehearsal.ts'
import { applyTexts } from './apply-texts.ts'

const relationFilters = filters(applyTexts, ({ keyword, oneOf }) => ({
  mcpdm: keyword({ label: 'motherCode', max: 20 }),
  zcpdm: keyword({ label: 'childCode', max: 20 }),
  relstate: oneOf(relationFlow.all, { label: 'state', optionName: stateNames(relationFlow) }),
  mcpmc: keyword({ label: 'motherName' }),
  zcpmc: keyword({ label: 'childName' }),
}))

const RelationChart = lazyPart(() => import('../chart/RelationChart.tsx'), 'RelationChart', { over: true })
/** URL parameter: the fund whose chart is open, or `*` for all relations. */
const chartParam = 'chart'
const excludedParams = [chartParam]
const allFunds = '*'

/** 母子基金申请: the relations, and the form to add, modify or delete one. */
export function ApplyPage() {
  const t = useText(applyTexts)
  const locale = useLocale()
  const openMenu = useOpenMenu()
  const rehearse = useOpenRehearsal()
  const applies = useHasRoleFor(applySubmit)
  const [task, setTask] = useState<RelationTask | null>(null)
  const [chart, setChart] = useAddressParam(chartParam)
  const shown = useCall(columnShowControl, {}, { quiet: true, staleTime: 60_000 })
  const crosses = shown.data?.showCrossManager === '1'
  const columns = useMemo<Column<RelationRow>[]>(
    () => [
      stateColumn(
        { key: 'RELSTATE', title: relationColumns.RELSTATE[locale], width: 110 },
        ({ RELSTATE }) => relationFlow.byCode[RELSTATE],
        locale,
      ),
      ...linkColumns<RelationRow>(locale, crosses),
      {
        key: 'SFSZQS',
        title: relationColumns.SFSZQS[locale],
        width: 120,
        value: ({ SFSZQS }) => t(SFSZQS === '1' ? 'yes' : 'no'),
      },
    ],
    [t, locale, crosses],
  )
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
