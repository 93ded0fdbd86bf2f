import { groupThousands } from '../number/index.ts'
import { useUiText } from '../locale/index.ts'
import type { BarChartProps } from './chart-props.ts'
import { chartTexts } from './chart-texts.ts'
import css from './chart.module.css'

/** The figures of a chart as a table. */
export function ChartTable({ label, markName, series, unit, marks, onOpen }: BarChartProps) {
  const text = useUiText(chartTexts)
  const hasNotes = marks.some(({ note, flag }) => note || flag)
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{markName}</th>
            {series.map((name) => (
              <th key={name} scope="col" className={css.figure}>
                {text.inUnit(name, unit)}
              </th>
            ))}
            {hasNotes && <th scope="col">{text.note}</th>}
          </tr>
        </thead>
        <tbody>
          {marks.map(({ key, label: short, name = short, values, note, flag }) => (
            <tr key={key}>
              <th scope="row">
                {onOpen ? (
                  <button type="button" className={css.open} onClick={() => onOpen(key)}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              {values.map((value, at) => (
                <td key={series[at]} className={css.figure}>
                  {groupThousands(value)}
                </td>
              ))}
              {hasNotes && <td>{[flag, note].filter(Boolean).join(' · ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
