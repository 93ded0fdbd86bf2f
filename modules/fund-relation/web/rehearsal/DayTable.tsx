import { groupThousands } from '@iisp/ui/number'
import { useLocale, useText } from '@iisp/web'
import { linkedOrderKinds } from '../../contract/linking/linked-orders.ts'
import { type RehearsalRow, stepKinds } from '../../contract/rehearsal/rehearsal.ts'
import { rehearsalTexts } from './rehearsal-texts.ts'
import css from './rehearsal.module.css'
import { WideTable } from './WideTable.tsx'

const money = (figure: string | null) => (figure === null ? '' : groupThousands(figure))

/** Every step under its day, with the rules that made it. */
export function DayTable({ rows }: { readonly rows: readonly RehearsalRow[] }) {
  const t = useText(rehearsalTexts)
  const days = [...new Set(rows.map(({ on }) => on))]
  if (days.length === 0) return <p className={css.note}>{t('none')}</p>
  return (
    <WideTable label={t('days')}>
      <thead>
        <tr>
          <th scope="col">{t('fund')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('other')}</th>
          {(['amountYuan', 'sharesCount', 'navFee', 'receivedYuan', 'paidYuan'] as const).map((head) => (
            <th key={head} scope="col" className={css.figure}>
              {t(head)}
            </th>
          ))}
          <th scope="col">{t('rules')}</th>
        </tr>
      </thead>
      {days.map((day) => (
        <tbody key={day}>
          <tr>
            <th scope="rowgroup" colSpan={9} className={css.day}>
              {day}
            </th>
          </tr>
          {rows
            .filter(({ on }) => on === day)
            .map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the steps of a day have no other identity
              <StepRow key={at} row={row} />
            ))}
        </tbody>
      ))}
    </WideTable>
  )
}

function StepRow({ row }: { readonly row: RehearsalRow }) {
  const t = useText(rehearsalTexts)
  const locale = useLocale()
  const { fund, other, what, kind, amount, shares, unitNav, fee, received, paid, rules } = row
  const withInvestor = other === '' && (kind === '022' || kind === '024')
  return (
    <tr>
      <td>{fund}</td>
      <td>
        {stepKinds[what][locale]}
        {kind !== null && <small className={css.kind}>{linkedOrderKinds[kind][locale]}</small>}
      </td>
      <td>{withInvestor ? t('investor') : other}</td>
      <td className={css.figure}>{money(amount)}</td>
      <td className={css.figure}>{money(shares)}</td>
      <td className={css.figure}>
        {unitNav}
        {fee !== null && fee !== '0.00' && <small className={css.kind}>{money(fee)}</small>}
      </td>
      <td className={css.figure}>{money(received)}</td>
      <td className={css.figure}>{money(paid)}</td>
      <td>
        <ul className={css.rules}>
          {rules.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </td>
    </tr>
  )
}
