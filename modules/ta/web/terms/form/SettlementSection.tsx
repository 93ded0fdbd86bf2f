import { FormSection } from '@iisp/ui/form-page'
import { Choice } from './Choice.tsx'
import type { SectionProps } from './section.ts'
import { WholeField } from './WholeField.tsx'

const payments = ['redemption', 'dividend', 'refund'] as const

export function SettlementSection({ terms, set, t }: SectionProps) {
  const { confirm, settlement, dividendMethod } = terms
  return (
    <FormSection title={t('sections.settlement')}>
      <Choice
        label={t('fields.confirm')}
        options={['T+0', 'T+1']}
        nameOf={(day) => day}
        value={confirm}
        onChange={(day) => set({ confirm: day })}
      />
      {payments.map((payment) => (
        <WholeField
          key={payment}
          label={t(`fields.${payment}Days`)}
          suffix={t('units.workDays')}
          max={20}
          value={settlement[payment]}
          onChange={(days) => set({ settlement: { ...settlement, [payment]: days } })}
        />
      ))}
      <Choice
        label={t('fields.dividendMethod')}
        options={['cash', 'reinvest']}
        nameOf={(method) => t(`dividends.${method}`)}
        value={dividendMethod}
        onChange={(method) => set({ dividendMethod: method })}
      />
    </FormSection>
  )
}
