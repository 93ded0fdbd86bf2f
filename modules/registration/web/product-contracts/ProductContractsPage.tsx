import { Button } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { filters, useAddressParam, useLocale, useProfile, useText, stateNames } from '@iisp/web'
import { CaseButtons } from '@iisp/web/case/index'
import { ListPage } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo, useState } from 'react'
import { contractFlow } from '../../contract/product-contracts/contract-states.ts'
import {
  type ProductContract,
  applyName,
  productContractDecide,
  productContractList,
} from '../../contract/product-contracts/product-contracts.ts'
import { registrationTopics } from '../../contract/topics.ts'
import { contractColumns, contractFacts, contractState } from './contract-columns.tsx'
import { contractTexts } from './contract-texts.ts'
import { ContractDialog } from './ContractDialog.tsx'

const contractFilters = filters(contractTexts, ({ keyword, oneOf }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  state: oneOf(contractFlow.all, { label: 'state', optionName: stateNames(contractFlow) }),
}))
const excludedParams = [applyName]
const invalidates = [productContractList]
const manager = '1'

/** 产品合同申请: a manager's people apply here, and the custodian's operators decide. */
export function ProductContractsPage() {
  const t = useText(contractTexts)
  const locale = useLocale()
  const mayApply = useProfile()?.cpType === manager
  const [applying, setApplying] = useAddressParam(applyName)
  const [returned, setReturned] = useState<ProductContract | null>(null)
  const columns = useMemo(() => contractColumns(t, locale), [t, locale])
  return (
    <>
      <ListPage
        id="registration.product-contracts"
        title={t('title')}
        description={t('hint')}
        call={productContractList}
        filters={contractFilters}
        excludedParams={excludedParams}
        columns={columns}
        rowKey={(row) => row.id}
        follow={[registrationTopics.contractsChanged]}
        empty={t('empty')}
        keyColumn="productName"
        refreshable
        actions={
          mayApply && (
            <Button type="primary" onClick={() => setApplying('1')}>
              {t('apply')}
            </Button>
          )
        }
        detail={(row, drawer) => (
          <DetailDrawer
            {...drawer}
            size={600}
            title={t('detail', { id: row.id })}
            extra={<StateDot of={contractState(row)} />}
            footer={
              row.actions.length > 0 && (
                <CaseButtons
                  flow={contractFlow}
                  of={row}
                  call={productContractDecide}
                  on={{
                    resubmit: () => {
                      drawer.onClose()
                      setReturned(row)
                    },
                  }}
                  invalidates={invalidates}
                  onDone={drawer.onClose}
                />
              )
            }
          >
            <Facts facts={contractFacts(row, t)} />
          </DetailDrawer>
        )}
      />
      {mayApply && applying !== null && <ContractDialog returned={null} onClose={() => setApplying(null)} />}
      {returned && <ContractDialog key={returned.id} returned={returned} onClose={() => setReturned(null)} />}
    </>
  )
}
