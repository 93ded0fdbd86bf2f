import { FormSection } from '@iisp/ui/form-page'
import { NumberField } from '@iisp/ui/number-field'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import type { FeePayee, ScheduledFee } from '../../../contract/terms/fees.ts'
import { PercentField } from './PercentField.tsx'
import { Rows } from './Rows.tsx'
import type { SectionProps } from './section.ts'

const types = ['01', '02', '03', '04', '05', '06', '07'] as const
const frequencies = ['1', '2', '3', '4', '9'] as const
const blank: ScheduledFee = { type: '01', frequency: '2', annualRate: null, dueDay: null, payee: null }
const nobody: FeePayee = { name: '', accountNo: '', bank: '', branchNo: '' }
/** A payee without any entry is stored as null. */
const payeeWith = (payee: FeePayee): FeePayee | null =>
  Object.values(payee).every((text) => text === '') ? null : payee

const payeeFields = ['name', 'accountNo', 'bank', 'branchNo'] as const

export function FeeScheduleSection({ terms: { feeSchedule }, set, at, t }: SectionProps) {
  const typeOptions = types.map((value) => ({ value, label: t(`feeTypes.${value}`) }))
  const frequencyOptions = frequencies.map((value) => ({ value, label: t(`frequencies.f${value}`) }))
  return (
    <FormSection title={t('sections.feeSchedule')}>
      <FormSection.Wide>
        <Rows
          label={t('fields.feeSchedule')}
          rows={feeSchedule}
          most={20}
          blank={blank}
          onChange={(rows) => set({ feeSchedule: rows })}
        >
          {(fee, replace, index) => (
            <>
              <SelectField
                label={t('parts.type')}
                required
                {...at(`feeSchedule.${index}`)}
                options={typeOptions}
                value={fee.type}
                onChange={(type) => replace({ ...fee, type: types.find((one) => one === type) ?? fee.type })}
              />
              <SelectField
                label={t('parts.frequency')}
                required
                options={frequencyOptions}
                value={fee.frequency}
                onChange={(chosen) =>
                  replace({ ...fee, frequency: frequencies.find((one) => one === chosen) ?? fee.frequency })
                }
              />
              <NumberField
                label={t('parts.dueDay')}
                suffix={t('units.day')}
                min={1}
                max={31}
                {...at(`feeSchedule.${index}.dueDay`)}
                value={fee.dueDay}
                onChange={(dueDay) => replace({ ...fee, dueDay })}
              />
              <PercentField
                label={t('parts.annualRate')}
                {...at(`feeSchedule.${index}.annualRate`)}
                value={fee.annualRate ?? ''}
                onChange={(rate) => replace({ ...fee, annualRate: rate || null })}
              />
              {payeeFields.map((field) => (
                <TextField
                  key={field}
                  label={t(`payee.${field}`)}
                  {...at(`feeSchedule.${index}.payee.${field}`)}
                  value={fee.payee?.[field] ?? ''}
                  onChange={(text) =>
                    replace({ ...fee, payee: payeeWith({ ...(fee.payee ?? nobody), [field]: text }) })
                  }
                />
              ))}
            </>
          )}
        </Rows>
      </FormSection.Wide>
    </FormSection>
  )
}
