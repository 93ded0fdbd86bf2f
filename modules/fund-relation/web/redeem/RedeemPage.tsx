import { Button } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import {
  filters,
  useAddressParam,
  useAskAndDo,
  useHasRoleFor,
  useLocale,
  useText,
  stateNames,
} from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useDisplayFields } from '@iisp/workspace/parts'
import { useMemo, useState } from 'react'
import {
  deleteAutoPaymentConfig,
  exportAutoPaymentConfig,
  getAutoPaymentConfigList,
  setAutoPaymentConfig,
} from '../../contract/configs/config-calls.ts'
import { configFlow } from '../../contract/configs/config-states.ts'
import type { ConfigRow } from '../../contract/configs/config.ts'
import { relationRedeem } from '../../contract/pages.ts'
import { relationTopics } from '../../contract/topics.ts'
import { ListExport } from '../ListExport.tsx'
import { RelationFrame } from '../frame/RelationFrame.tsx'
import { ConfigDecision } from './ConfigDecision.tsx'
import { ConfigDialog } from './ConfigDialog.tsx'
import { FeeDues } from './FeeDues.tsx'
import { configColumns, configFacts, configState } from './config-columns.tsx'
import { redeemTexts } from './redeem-texts.ts'

const configFilters = filters(redeemTexts, ({ keyword, oneOf, flag }) => ({
  zjjdm: keyword({ label: 'child', max: 20 }),
  mjjdm: keyword({ label: 'mother', max: 20 }),
  status: oneOf(configFlow.all, { label: 'state', optionName: stateNames(configFlow) }),
  /** Only settings that await the person's review. */
  open: flag(),
}))
/** The address parameter with which another page opens the form. */
const addName = 'add'
const excludedParams = [addName]
const invalidates = [getAutoPaymentConfigList]

/** 付费自动强赎: the settings, entered by one person and reviewed by another. */
export function RedeemPage() {
  const t = useText(redeemTexts)
  const locale = useLocale()
  const remove = useRemove()
  const keeps = useHasRoleFor(setAutoPaymentConfig)
  const [proposed, setProposed] = useAddressParam(addName)
  const [modified, setModified] = useState<ConfigRow | null>(null)
  const columns = useMemo(() => configColumns(t, locale), [t, locale])
  const press = {
    modify: (row: ConfigRow) => setModified(row),
    delete: (row: ConfigRow) => void remove(row),
  }
  return (
    <RelationFrame tab="redeem">
      <ListPart
        id="fund-relation.configs"
        title={t('title')}
        description={t('hint')}
        call={getAutoPaymentConfigList}
        columnStore={useDisplayFields(relationRedeem.id)}
        filters={configFilters}
        excludedParams={excludedParams}
        columns={columns}
        rowKey={(row) => row.id}
        follow={[relationTopics.configsChanged]}
        empty={({ open }) => t(open ? 'none' : 'empty')}
        keyColumn="zjjmc"
        refreshable
        segments={{ flag: 'open', label: t('which'), off: t('all'), on: t('waiting'), widest: 'off' }}
        detailLabel={t('view')}
        rowActions={(row) =>
          row.actions.flatMap((action) =>
            action === 'review'
              ? []
              : [{ label: t(action), danger: action === 'delete', onClick: () => press[action](row) }],
          )
        }
        actions={
          keeps && (
            <Button type="primary" onClick={() => setProposed('1')}>
              {t('add')}
            </Button>
          )
        }
        renderExport={({ values }) => (
          <ListExport call={exportAutoPaymentConfig} input={configFilters.input(values)} />
        )}
        detail={(row, drawer) => (
          <DetailDrawer
            {...drawer}
            size={960}
            title={t('detail', { id: row.id })}
            extra={<StateDot of={configState(row)} />}
            footer={row.actions.includes('review') && <ConfigDecision config={row} onDone={drawer.onClose} />}
          >
            <Facts facts={configFacts(row, t, locale)} />
            <FeeDues configId={row.id} />
          </DetailDrawer>
        )}
      />
      {keeps && proposed !== null && (
        <ConfigDialog
          config={null}
          proposed={proposed.includes(',') ? proposed : ''}
          onClose={() => setProposed(null)}
        />
      )}
      {modified && <ConfigDialog config={modified} proposed="" onClose={() => setModified(null)} />}
    </RelationFrame>
  )
}

/**
 * Deletes settings after a question. Settings in effect need a second person; others are deleted
 * immediately.
 */
function useRemove() {
  const t = useText(redeemTexts)
  const askAndDo = useAskAndDo()
  return ({ id, status, zjjmc: child }: ConfigRow) => {
    const question = { content: t('deleteAsk', { child }), okText: t('delete'), danger: true, invalidates }
    return status === configFlow.codes.effective
      ? askAndDo(
          setAutoPaymentConfig,
          { flag: '3', inputParam: { id } },
          { ...question, done: t('done.toDelete') },
        )
      : askAndDo(deleteAutoPaymentConfig, { id }, { ...question, done: t('done.delete') })
  }
}
