import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { investorChangeEnter, tradingEntry } from '../../contract/investors/investor-changes.ts'
import type { InvestorFull } from '../../contract/investors/investors.ts'
import { investorCalls } from './investor-calls.ts'
import { investorTexts } from './investor-texts.ts'

interface Props {
  readonly investor: InvestorFull
  readonly onClose: () => void
}

/** A further account of an investor at a distributor. */
export function TradingAccountDialog({ investor, onClose }: Props) {
  const t = useText(investorTexts)
  return (
    <FieldDialog
      fields={tradingEntry}
      name={`ta.trading-account:${investor.id}`}
      version={1}
      call={investorChangeEnter}
      inputOf={(trading) => ({ kind: 'trading-account' as const, investorId: investor.id, trading })}
      invalidates={investorCalls}
      title={t('tradingTitle')}
      okText={t('enter')}
      done={() => t('entered')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField {...field('distributor')} />
          <TextField {...field('distributorName')} />
          <TextField {...field('accountNo')} help={t('numberHint')} />
        </>
      )}
    </FieldDialog>
  )
}
