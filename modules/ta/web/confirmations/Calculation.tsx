import { DataTable } from '@iisp/ui/data-table'
import { groupThousands } from '@iisp/ui/number'
import { Loaded } from '@iisp/ui/skeleton'
import { fieldNames } from '@iisp/contract'
import { TableExport } from '@iisp/files/parts'
import { failureOf, useCall, useLocale, useText } from '@iisp/web'
import { useColumns } from '@iisp/web/fields/index'
import {
  confirmationWorking,
  usedLotExportName,
  usedLotFields,
} from '../../contract/dealing/confirmations.ts'
import { confirmationTexts } from './confirmation-texts.ts'
import { describeStep } from './describe-step.ts'
import css from '../ta.module.css'

const ofLots = fieldNames(usedLotFields)

/** The calculation of a confirmation's figures: each step with its formula and inputs, and the lots used. */
export function Calculation({ id }: { readonly id: string }) {
  const t = useText(confirmationTexts)
  const locale = useLocale()
  const answer = useCall(confirmationWorking, { id }, { quiet: true })
  const { data } = answer
  const columns = useColumns(usedLotFields, ofLots)
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
                columns={[...ofLots]}
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
