import { TextField } from '@iisp/ui/text-field'
import { toast, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { investorChangeEnter } from '../../contract/investors/investor-changes.ts'
import type { InvestorFull } from '../../contract/investors/investors.ts'
import { investorCalls } from './investor-calls.ts'
import { investorTexts } from './investor-texts.ts'

interface Props {
  readonly investor: InvestorFull
  readonly onClose: () => void
}
const initial = { distributor: '', distributorName: '', tradingNo: '' }

/** A further account of an investor at a distributor. */
export function TradingAccountDialog({ investor, onClose }: Props) {
  const t = useText(investorTexts)
  const enter = useSend(investorChangeEnter, { quiet: true, invalidates: investorCalls })
  const form = useDraftForm({
    name: `ta.trading-account:${investor.id}`,
    version: 1,
    initial,
    faultsOf: ({ distributor, distributorName }) => ({
      distributor: distributor.trim() === '' && t('missing', { what: t('distributorCode') }),
      distributorName: distributorName.trim() === '' && t('missing', { what: t('distributorName') }),
    }),
  })
  const send = async ({ distributor, distributorName, tradingNo }: typeof initial) => {
    await enter.mutateAsync({
      kind: 'trading-account',
      investorId: investor.id,
      trading: {
        distributor: distributor.trim(),
        distributorName: distributorName.trim(),
        accountNo: tradingNo.trim(),
      },
    })
    form.forget()
    toast.success(t('entered'))
    onClose()
  }
  return (
    <FormDialog title={t('tradingTitle')} okText={t('enter')} form={form} onClose={onClose} onSubmit={send}>
      <TextField label={t('distributorCode')} required maxLength={20} {...form.field('distributor')} />
      <TextField label={t('distributorName')} required maxLength={200} {...form.field('distributorName')} />
      <TextField
        label={t('tradingAccount')}
        help={t('numberHint')}
        maxLength={17}
        {...form.field('tradingNo')}
      />
    </FormDialog>
  )
}
