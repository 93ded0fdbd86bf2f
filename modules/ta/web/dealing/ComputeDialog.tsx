import { AmountField } from '@iisp/ui/amount-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { dealingDayList } from '../../contract/dealing/dealing-days.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { type LargeDecision, runCompute, runDetail } from '../../contract/dealing/runs.ts'
import { runConfirmationList } from '../../contract/dealing/confirmations.ts'
import { dealingTexts } from './dealing-texts.ts'

interface Props {
  readonly run: { readonly id: string; readonly version: number }
  readonly onClose: () => void
}
const choices = ['none', 'all', 'least', 'shares'] as const
interface Values {
  readonly choice: (typeof choices)[number]
  readonly shares: string
}
const initial: Values = { choice: 'none', shares: '' }
const { button, done } = runFlow.decisions.compute
const lists = [dealingDayList, runDetail, runConfirmationList]

/** Computes a run; on a day of large redemption with the manager's decision. */
export function ComputeDialog({ run, onClose }: Props) {
  const t = useText(dealingTexts)
  const locale = useLocale()
  const compute = useSend(runCompute, { invalidates: lists, quiet: true })
  const form = useDraftForm<Values>({
    name: `ta.compute:${run.id}`,
    version: run.version,
    initial,
    faultsOf: ({ choice, shares }) => ({
      shares: choice === 'shares' && shares === '' && t('sharesMissing'),
    }),
  })
  const send = async (values: Values) => {
    await compute.mutateAsync({ id: run.id, version: run.version, decision: decisionOf(values) })
    form.forget()
    toast.success(done[locale])
    onClose()
  }
  return (
    <FormDialog
      title={t('computeTitle')}
      okText={button[locale]}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioGroup
        label={t('large')}
        help={t('largeHint')}
        options={choices.map((value) => ({ value, label: t(`choices.${value}`) }))}
        {...form.field('choice')}
      />
      {form.values.choice === 'shares' && (
        <AmountField label={t('acceptedShares')} required unit={t('unit')} {...form.field('shares')} />
      )}
    </FormDialog>
  )
}

function decisionOf({ choice, shares }: Values): LargeDecision | null {
  if (choice === 'none') return null
  return choice === 'shares' ? { accept: 'shares', shares } : { accept: choice }
}
