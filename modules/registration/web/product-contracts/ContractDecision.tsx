import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import {
  type ContractAction,
  type ProductContract,
  contractLimits,
  productContractDecide,
  productContractList,
} from '../../contract/product-contracts/product-contracts.ts'
import { contractTexts } from './contract-texts.ts'

interface Props {
  readonly contract: ProductContract
  readonly onDecided: () => void
  /** Opens the form of a returned application. */
  readonly onComplete: () => void
}
const invalidates = [productContractList]

/** What the server allows with an application: accept and withdraw after a question, return and refuse with a reason. */
export function ContractDecision({ contract, onDecided, onComplete }: Props) {
  const t = useText(contractTexts)
  const askAndDo = useAskAndDo()
  const [open, setOpen] = useState<'return' | 'refuse' | null>(null)
  const { id, version, productName: name } = contract
  const ask = async (action: 'accept' | 'withdraw') => {
    const done = await askAndDo(
      productContractDecide,
      { id, version, action, reason: '' },
      {
        content: t(`asks.${action}`, { name }),
        okText: t(`actions.${action}`),
        danger: action === 'withdraw',
        done: t(`done.${action}`),
        invalidates,
      },
    )
    if (done !== null) onDecided()
  }
  const press: Record<ContractAction, () => unknown> = {
    accept: () => ask('accept'),
    withdraw: () => ask('withdraw'),
    return: () => setOpen('return'),
    refuse: () => setOpen('refuse'),
    resubmit: onComplete,
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={contract.actions}
        primary={['accept', 'resubmit']}
        danger={['refuse', 'withdraw']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => void press[action]()}
      />
      {open && (
        <AskReason
          title={t(`actions.${open}`)}
          danger={open === 'refuse'}
          max={contractLimits.reason}
          label={t(`reasonOf.${open}`)}
          missing={t('reasonMissing')}
          onCancel={() => setOpen(null)}
          call={productContractDecide}
          inputOf={(reason) => ({ id, version, action: open, reason })}
          invalidates={invalidates}
          done={t(`done.${open}`)}
          onDone={onDecided}
        />
      )}
    </ButtonRow>
  )
}
