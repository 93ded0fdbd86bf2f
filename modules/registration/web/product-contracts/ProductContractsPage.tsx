import { Button } from '@iisp/ui/button'
import { Facts } from '@iisp/ui/drawer'
import { filters, useAddressParam, useLocale, useProfile, useText } from '@iisp/web'
import { CaseButtons, CaseDrawer } from '@iisp/web/case/index'
import { columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { contractFlow } from '../../contract/product-contracts/contract-states.ts'
import {
  type ProductContract,
  applyName,
  productContractDecide,
  productContractFields,
  productContractList,
} from '../../contract/product-contracts/product-contracts.ts'
import { registrationTopics } from '../../contract/topics.ts'
import { contractColumns, contractFacts } from './contract-columns.tsx'
import { contractTexts } from './contract-texts.ts'
import { ContractDialog } from './ContractDialog.tsx'

const contractFilters = filters(contractTexts, ({ keyword, choice }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  state: choice(productContractFields.named.state),
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
  const columns = useMemo(
    () => columnsOf(productContractFields, locale, contractColumns(t, locale)),
    [t, locale],
  )
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
          <CaseDrawer
            {...drawer}
            size={600}
            title={t('detail', { id: row.id })}
            flow={contractFlow}
            of={row}
            footer={
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
            }
          >
            <Facts facts={contractFacts(row, t, locale)} />
          </CaseDrawer>
        )}
      />
      {mayApply && applying !== null && <ContractDialog returned={null} onClose={() => setApplying(null)} />}
      {returned && <ContractDialog key={returned.id} returned={returned} onClose={() => setReturned(null)} />}
    </>
  )
}
