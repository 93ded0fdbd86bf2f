import { orderLimits } from '@iisp/transfers/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { Field } from '@iisp/ui/field'
import { FormSection } from '@iisp/ui/form-page'
import { TextArea } from '@iisp/ui/text-area'
import { useText } from '@iisp/web'
import { AmountPart } from './AmountPart.tsx'
import { DatePart } from './DatePart.tsx'
import { formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import { asksMarginCall } from '../state/order-fields.ts'
import type { PartProps } from './part-props.ts'
import type { AccountBalance } from './use-balance.ts'
import type { Calendar } from './use-calendar.ts'

interface Props extends PartProps {
  readonly balance: AccountBalance
  readonly calendar: Calendar
}

/** Amount, date and options. */
export function TransferSection({ balance, calendar, ...part }: Props) {
  const { state, dispatch, faults } = part
  const t = useText(formTexts)
  const { reason, remark } = state.fields
  return (
    <FormSection title={t('section.transfer')}>
      <AmountPart {...part} balance={balance} />
      <DatePart {...part} calendar={calendar} />
      <TextArea
        name="reason"
        label={t('reason')}
        required
        rows={2}
        max={orderLimits.reason}
        value={reason}
        onChange={(next) => dispatch({ type: 'change', patch: { reason: next } })}
        error={faults.errorOf('reason')}
      />
      <TextArea
        name="remark"
        label={t('remark')}
        rows={2}
        max={orderLimits.remark}
        value={remark}
        onChange={(next) => dispatch({ type: 'change', patch: { remark: next } })}
        error={faults.errorOf('remark')}
      />
      <FormSection.Wide>
        <Requirements {...part} />
      </FormSection.Wide>
    </FormSection>
  )
}

const always = ['retry', 'notice', 'sendEmail', 'autoCall'] as const

function Requirements({ state, dispatch }: PartProps) {
  const t = useText(formTexts)
  const flags = asksMarginCall(state.fields.type) ? ([...always, 'marginCall'] as const) : always
  return (
    <Field label={t('flags')} group>
      {() => (
        <div className={css.flags}>
          {flags.map((flag) => (
            <CheckBox
              key={flag}
              label={t(flag)}
              checked={state.fields[flag]}
              onChange={(on) => dispatch({ type: 'change', patch: { [flag]: on } })}
            />
          ))}
        </div>
      )}
    </Field>
  )
}
