import { Button } from '@iisp/ui/button'
import { filters, useAddressParam, useHasRoleFor, useLocale, useText } from '@iisp/web'
import { CaseButtons, CaseDrawer, sentAs, useCaseActions } from '@iisp/web/case/index'
import { ListPart } from '@iisp/web/list-page/index'
import { useDisplayFields } from '@iisp/workspace/parts'
import { useMemo, useState } from 'react'
import {
  deleteAutoPaymentConfig,
  exportAutoPaymentConfig,
  getAutoPaymentConfigList,
  reviewAutoPaymentConfig,
  setAutoPaymentConfig,
} from '../../contract/configs/config-calls.ts'
import { configFlow } from '../../contract/configs/config-states.ts'
import { type ConfigRow, configFields } from '../../contract/configs/config.ts'
import { relationRedeem } from '../../contract/pages.ts'
import { relationTopics } from '../../contract/topics.ts'
import { ListExport } from '../ListExport.tsx'
import { RelationFrame } from '../frame/RelationFrame.tsx'
import { ConfigFacts } from './ConfigFacts.tsx'
import { ConfigDialog } from './ConfigDialog.tsx'
import { FeeDues } from './FeeDues.tsx'
import { configColumns } from './config-columns.ts'
import { redeemTexts } from './redeem-texts.ts'

const configFilters = filters(redeemTexts, ({ keyword, choice, flag }) => ({
  zjjdm: keyword({ label: 'child', max: 20 }),
  mjjdm: keyword({ label: 'mother', max: 20 }),
  status: choice(configFields.named.status),
  /** Only settings that await the person's review. */
  open: flag(),
}))
/** The address parameter with which another page opens the form. */
const addName = 'add'
const excludedParams = [addName]
const invalidates = [getAutoPaymentConfigList]
const calls = {
  pass: sentAs(reviewAutoPaymentConfig, ({ id, version }) => ({ id, result: '1', version })),
  reject: sentAs(reviewAutoPaymentConfig, ({ id, version }, reason) => ({
    id,
    result: '0',
    reason,
    version,
  })),
  askDelete: sentAs(setAutoPaymentConfig, ({ id }) => ({ flag: '3', inputParam: { id } })),
  remove: sentAs(deleteAutoPaymentConfig, ({ id }) => ({ id })),
}

/** What is decided without opening the details. */
const kept = ['modify', 'askDelete', 'remove'] as const
const isKept = (action: ConfigRow['actions'][number]) => kept.some((one) => one === action)

/** 付费自动强赎: the settings, entered by one person and reviewed by another. */
export function RedeemPage() {
  const t = useText(redeemTexts)
  const locale = useLocale()
  const keeps = useHasRoleFor(setAutoPaymentConfig)
  const [proposed, setProposed] = useAddressParam(addName)
  const [modified, setModified] = useState<ConfigRow | null>(null)
  const columns = useMemo(() => configColumns(t, locale), [t, locale])
  const { decisions } = configFlow
  const { press, nameOf, dialog } = useCaseActions({ decisions, calls, invalidates })
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
          row.actions.filter(isKept).map((action) => ({
            label: nameOf(action),
            danger: decisions[action].tone === 'danger',
            onClick: () => (action === 'modify' ? setModified(row) : press(row, action)),
          }))
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
          <CaseDrawer
            {...drawer}
            flow={configFlow}
            of={{ state: row.status, actions: row.actions }}
            size={960}
            title={t('detail', { id: row.id })}
            footer={
              <CaseButtons
                flow={configFlow}
                of={row}
                calls={calls}
                on={{
                  modify: () => {
                    drawer.onClose()
                    setModified(row)
                  },
                }}
                invalidates={invalidates}
                onDone={drawer.onClose}
              />
            }
          >
            <ConfigFacts of={row} />
            <FeeDues configId={row.id} />
          </CaseDrawer>
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
      {dialog}
    </RelationFrame>
  )
}
