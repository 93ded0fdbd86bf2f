import { errorText } from '@iisp/contract'
import { getEarliestHkTime, transferErrors } from '@iisp/transfers/contract'
import { isWithinWindow, paymentHours } from '@iisp/transfers/rules'
import { DateField } from '@iisp/ui/date-field'
import { SelectField } from '@iisp/ui/select-field'
import { useCall, useLocale, useText } from '@iisp/web'
import { orderTexts } from '../../order-texts.ts'
import { formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import { NotBeforeDate } from './NotBeforeDate.tsx'
import { type SectionProps, fieldOf } from './section-props.ts'
import { transferTimes } from './transfer-times.ts'
import type { Calendar } from './use-calendar.ts'

/** Date and time of the transfer, on a calendar of working days, and whether it may be paid earlier. */
export function TransferDateFields({ calendar, ...section }: SectionProps & { calendar: Calendar }) {
  const { state, dispatch } = section
  const t = useText(formTexts)
  const order = useText(orderTexts)
  const locale = useLocale()
  const { date, time, type, productId } = state.fields
  const { today, last, days, publishedTo } = calendar
  const asksTime = date !== '' && today !== undefined && isWithinWindow(date, today)
  const query = useCall(
    getEarliestHkTime,
    { traDate: date || '2000-01-03', ...(productId && { productId }), ...(type && { hkType: type }) },
    { enabled: asksTime, quiet: true },
  )
  const earliest = asksTime ? query.data : undefined
  const sameDay = earliest?.traDate === date
  const from = earliest && sameDay ? earliest.earliestTime : paymentHours.from
  return (
    <div className={css.when}>
      <div className={css.dateAndTime}>
        <DateField
          {...fieldOf(section, 'date')}
          label={t('date')}
          required
          min={today}
          max={last}
          workDays={days}
          help={publishedTo && t('calendarEnds', { last: publishedTo })}
        />
        <SelectField
          {...fieldOf(section, 'time')}
          label={order('column.time')}
          placeholder={order('anyTime')}
          options={transferTimes(from, time).map((value) => ({ value, label: value }))}
          value={time || null}
          onChange={(next) => dispatch({ type: 'change', patch: { time: next ?? '' } })}
        />
      </div>
      {earliest && sameDay && (
        <span className={css.quiet}>
          {t('earliest', { date, time: earliest.earliestTime, cutOff: earliest.cutOff })}
        </span>
      )}
      {calendar.isWorkday(date) === false && (
        <p role="alert" className={css.warning}>
          {errorText(transferErrors.notWorkday, locale, { date })}
        </p>
      )}
      {earliest && !sameDay && (
        <p role="alert" className={css.warning}>
          {t('pastCutOff', {
            today: date,
            cutOff: earliest.cutOff,
            date: earliest.traDate,
            time: earliest.earliestTime,
          })}
        </p>
      )}
      <NotBeforeDate state={state} dispatch={dispatch} />
    </div>
  )
}
