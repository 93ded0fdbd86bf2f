import type { Column } from '@iisp/ui/data-table'
import { DataTable } from '@iisp/ui/data-table'
import { groupThousands } from '@iisp/ui/number'
import { Loaded } from '@iisp/ui/skeleton'
import type { Output } from '@iisp/contract'
import { TableExport } from '@iisp/files/parts'
import { failureOf, useCall, useLocale, useText } from '@iisp/web'
import { useMemo } from 'react'
import { confirmationWorking, usedLotExportName } from '../../contract/dealing/confirmations.ts'
import type { ConfirmationText } from './confirmation-columns.tsx'
import { confirmationTexts } from './confirmation-texts.ts'
import { describeStep } from './describe-step.ts'
import css from '../ta.module.css'

type Lot = Output<typeof confirmationWorking>['lots'][number]

const lotColumns = (t: ConfirmationText): Column<Lot>[] => [
  { key: 'lotId', title: t('lot'), width: 110 },
  { key: 'registeredOn', title: t('registeredOn'), width: 120, value: (lot) => lot.registeredOn ?? '--' },
  { key: 'shares', title: t('lotShares'), width: 150, kind: 'amount' },
  { key: 'days', title: t('lotDays'), width: 90, kind: 'number', value: (lot) => String(lot.days) },
  { key: 'fee', title: t('lotFee'), width: 120, kind: 'amount' },
  { key: 'performanceFee', title: t('performanceFee'), width: 120, kind: 'amount' },
]

/** The calculation of a confirmation's figures: each step with its formula and inputs, and the lots used. */
export function Calculation({ id }: { readonly id: string }) {
  const t = useText(confirmationTexts)
  const locale = useLocale()
  const answer = useCall(confirmationWorking, { id }, { quiet: true })
  const { data } = answer
  const columns = useMemo(() => lotColumns(t), [t])
  return (
    <Loaded loading={answer.isPending} error={failureOf(answer)} lines={4}>
      {data && data.steps.length > 0 && (
        <section aria-label={t('working')}>
          <h3>{t('working')}</h3>
          <ol className={css.steps}>
            {data.steps.map((step, index) => (
              <li key={index}>{describeStep(step, t(`roundings.${step.rounding}`), locale)}</li>
            ))}
          </ol>
        </section>
      )}
      {data && (
        <section aria-label={t('lots')}>
          <h3>{t('lots')}</h3>
          {data.lotCount > data.lots.length && (
            <>
              <p>
                {t('firstLots', {
                  count: groupThousands(String(data.lotCount)),
                  shown: String(data.lots.length),
                })}
              </p>
              <TableExport
                source={usedLotExportName}
                title={`${t('lots')} ${id}`}
                columns={columns.map(({ key, title }) => ({ key, title }))}
                filters={{ id }}
              />
            </>
          )}
          <DataTable
            label={t('lots')}
            columns={columns}
            rows={data.lots}
            rowKey={(lot) => lot.lotId}
            heightType="content"
            columnPanel={false}
            emptyText={t('noLots')}
          />
        </section>
      )}
    </Loaded>
  )
}
