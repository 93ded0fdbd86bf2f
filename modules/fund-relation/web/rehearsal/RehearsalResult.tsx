import { BarChart } from '@iisp/ui/chart'
import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import type { Rehearsal } from '../../contract/rehearsal/rehearsal.ts'
import { DayTable } from './DayTable.tsx'
import { moneyMarks } from './rehearsal-marks.ts'
import { rehearsalTexts } from './rehearsal-texts.ts'
import css from './rehearsal.module.css'
import { WideTable } from './WideTable.tsx'

const mostMarks = 20
const figures = ['placed', 'placedShares', 'gotShares', 'gaveShares', 'received', 'paid'] as const
const heads = { received: 'receivedYuan', paid: 'paidYuan' } as const

/**
 * The result of a rehearsal: the money by day and fund, the totals, and each step with its rules.
 */
export function RehearsalResult({ result }: { readonly result: Rehearsal }) {
  const t = useText(rehearsalTexts)
  const marks = moneyMarks(result.rows)
  const names = new Map(result.funds.map(({ code, name }) => [code, name]))
  return (
    <div className={css.result}>
      <ul className={css.known}>
        {result.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      {marks.length > 0 && (
        <BarChart
          label={t('chart')}
          summary={t(marks.length > mostMarks ? 'chartCut' : 'chartSummary', {
            n: Math.min(marks.length, mostMarks),
          })}
          markName={t('dayAndFund')}
          series={[t('received'), t('paid')]}
          unit={t('yuan')}
          marks={marks.slice(0, mostMarks)}
        />
      )}
      <WideTable label={t('totals')}>
        <thead>
          <tr>
            <th scope="col">{t('fund')}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className={css.figure}>
                {t(figure === 'received' || figure === 'paid' ? heads[figure] : figure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.totals.map((total) => (
            <tr key={total.fund}>
              <th scope="row">
                {total.fund} {names.get(total.fund)}
              </th>
              {figures.map((figure) => (
                <td key={figure} className={css.figure}>
                  {groupThousands(total[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <DayTable rows={result.rows} />
    </div>
  )
}
