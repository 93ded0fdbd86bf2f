import { FormSection } from '@iisp/ui/form-page'
import { TextField } from '@iisp/ui/text-field'
import type { PerformanceFeeTerms } from '../../../contract/terms/performance-fee.ts'
import { Choice } from './Choice.tsx'
import { PercentField } from './PercentField.tsx'
import { Rows } from './Rows.tsx'
import type { SectionProps } from './section.ts'
import { YesNo } from './YesNo.tsx'

type Charged = Exclude<PerformanceFeeTerms, { method: 'none' }>

export function PerformanceSection({ terms: { performanceFee: fee }, set, at, t }: SectionProps) {
  const change = (more: Partial<Pick<Charged, 'rate' | 'days' | 'atDividend' | 'markAfterDividend'>>) =>
    fee.method !== 'none' && set({ performanceFee: { ...fee, ...more } })
  return (
    <FormSection title={t('sections.performance')}>
      <Choice
        label={t('fields.method')}
        options={['none', 'wholeFund', 'perLot']}
        nameOf={(method) => t(`methods.${method}`)}
        value={fee.method}
        onChange={(method) => set({ performanceFee: feeOf(method, fee) })}
      />
      {fee.method !== 'none' && (
        <>
          <Taking fee={fee} onChange={(performanceFee) => set({ performanceFee })} t={t} />
          <PercentField
            label={t('fields.performanceRate')}
            required
            {...at('performanceFee.rate')}
            value={fee.rate}
            onChange={(rate) => change({ rate })}
          />
          {fee.method === 'perLot' && (
            <YesNo
              label={t('fields.atDividend')}
              value={fee.atDividend}
              onChange={(atDividend) => change({ atDividend })}
            />
          )}
          <Choice
            label={t('fields.markAfterDividend')}
            options={['reduced', 'kept']}
            nameOf={(mark) => t(`marks.${mark}`)}
            value={fee.markAfterDividend}
            onChange={(markAfterDividend) => change({ markAfterDividend })}
          />
          <FormSection.Wide>
            <Rows
              label={t('fields.feeDays')}
              {...at('performanceFee.days')}
              rows={fee.days}
              most={4}
              blank=""
              onChange={(days) => change({ days })}
            >
              {(day, replace, index) => (
                <TextField
                  label={t('parts.feeDay')}
                  required
                  placeholder="06-30"
                  maxLength={5}
                  {...at(`performanceFee.days.${index}`)}
                  value={day}
                  onChange={replace}
                />
              )}
            </Rows>
          </FormSection.Wide>
        </>
      )}
    </FormSection>
  )
}

interface TakingProps extends Pick<SectionProps, 't'> {
  readonly fee: Charged
  readonly onChange: (fee: Charged) => void
}

/** The whole-fund method cannot take its fee at redemptions only. */
function Taking({ fee, onChange, t }: TakingProps) {
  const nameOf = (taking: Charged['takenFrom']) => t(`takings.${taking}`)
  const field = { label: t('fields.takenFrom'), nameOf }
  return fee.method === 'wholeFund' ? (
    <Choice
      {...field}
      options={['nav', 'shares']}
      value={fee.takenFrom}
      onChange={(takenFrom) => onChange({ ...fee, takenFrom })}
    />
  ) : (
    <Choice
      {...field}
      options={['nav', 'shares', 'redemption']}
      value={fee.takenFrom}
      onChange={(takenFrom) => onChange({ ...fee, takenFrom })}
    />
  )
}

/**
 * The fee with another method, keeping the entered values that fit it. The whole-fund method charges nothing at
 * dividends.
 */
function feeOf(method: PerformanceFeeTerms['method'], fee: PerformanceFeeTerms): PerformanceFeeTerms {
  if (method === 'none') return { method }
  const entered =
    fee.method === 'none'
      ? ({ rate: '', days: [], atDividend: true, markAfterDividend: 'reduced', hurdle: 'none' } as const)
      : fee
  const atDividend = method === 'perLot' && (fee.method !== 'perLot' || fee.atDividend)
  return { ...entered, days: [...entered.days], method, takenFrom: 'nav', atDividend }
}
