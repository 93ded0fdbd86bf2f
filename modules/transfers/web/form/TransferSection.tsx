import {
  type TransferDetail,
  type TransferType,
  detailsOf,
  orderLimits,
  transferDetails,
  transferTypeCodes,
  transferTypes,
} from '@iisp/transfers/contract'
import { Field } from '@iisp/ui/field'
import { FormSection } from '@iisp/ui/form-page'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { useLocale, useText } from '@iisp/web'
import { AmountPart } from './AmountPart.tsx'
import { DatePart } from './DatePart.tsx'
import { CheckBox } from './CheckBox.tsx'
import { formTexts } from './form-texts.ts'
import css from './form.module.css'
import { asksMarginCall } from './order-fields.ts'
import type { PartProps } from './part-props.ts'
import type { AccountBalance } from './use-balance.ts'
import type { Calendar } from './use-calendar.ts'

interface Props extends PartProps {
  readonly balance: AccountBalance
  readonly calendar: Calendar
}

/** How much, when, what for. */
export function TransferSection({ balance, calendar, ...part }: Props) {
  const { state, dispatch, faults } = part
  const t = useText(formTexts)
  const locale = useLocale()
  const { type, detail, reason, remark } = state.fields
  return (
    <FormSection title={t('section.transfer')}>
      <SelectField
        name="type"
        label={t('type')}
        required
        options={transferTypeCodes.map((code) => ({ value: code, label: transferTypes[code][locale] }))}
        value={type}
        onChange={(kind) => dispatch({ type: 'kind', kind: kind as TransferType | null })}
        error={faults.errorOf('type')}
      />
      <SelectField
        name="detail"
        label={t('detail')}
        required
        disabled={type === null}
        options={detailsOf(type ?? '-').map((code) => ({
          value: code,
          label: transferDetails[code][locale],
        }))}
        value={detail}
        onChange={(next) => dispatch({ type: 'detail', detail: next as TransferDetail | null })}
        error={faults.errorOf('detail')}
      />
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

const always = ['retry', 'notBeforeDate', 'notice', 'sendEmail', 'autoCall'] as const

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
