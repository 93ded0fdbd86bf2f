import { orderTextLimits } from '@iisp/transfers/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { Field } from '@iisp/ui/field'
import { FormSection } from '@iisp/ui/form-page'
import { TextArea } from '@iisp/ui/text-area'
import { useText } from '@iisp/web'
import { OrderAmountField } from './OrderAmountField.tsx'
import { TransferDateFields } from './TransferDateFields.tsx'
import { orderTexts } from '../../order-texts.ts'
import { formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import { asksMarginCall } from '../state/order-fields.ts'
import { type SectionProps, fieldOf } from './section-props.ts'
import type { AccountBalance } from './use-balance.ts'
import type { Calendar } from './use-calendar.ts'

interface Props extends SectionProps {
  readonly balance: AccountBalance
  readonly calendar: Calendar
}

/** Amount, date and options. */
export function TransferSection({ balance, calendar, ...section }: Props) {
  const t = useText(formTexts)
  const order = useText(orderTexts)
  return (
    <FormSection title={t('section.transfer')}>
      <OrderAmountField {...section} balance={balance} />
      <TransferDateFields {...section} calendar={calendar} />
      <TextArea
        {...fieldOf(section, 'reason')}
        label={order('column.REASON')}
        required
        rows={2}
        max={orderTextLimits.reason}
      />
      <TextArea
        {...fieldOf(section, 'remark')}
        label={order('remark')}
        rows={2}
        max={orderTextLimits.remark}
      />
      <TextArea
        {...fieldOf(section, 'internalNote')}
        label={order('column.INTERNALNOTE')}
        placeholder={order('internalNoteHint')}
        rows={2}
        max={orderTextLimits.internalNote}
      />
      <FormSection.Wide>
        <Requirements {...section} />
      </FormSection.Wide>
    </FormSection>
  )
}

const always = ['retry', 'notice', 'sendEmail', 'autoCall'] as const

function Requirements({ state, dispatch }: SectionProps) {
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
