import { businessDate } from '@iisp/contract/date'
import DatePicker from 'antd/es/date-picker'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import type { ControlProps } from '../field/index.ts'
import { useLocale, useUiText } from '../locale/index.ts'
import type { DateFieldProps, DateRangeFieldProps, QuarterFieldProps } from './date-props.ts'
import css from './date-field.module.css'
import { mayChooseDay, workDayTest, type WorkDay } from './work-days.ts'
import { quarterFormat, toQuarter } from './quarters.ts'
import { quickRange, quickRanges, quickRangesAhead } from './quick-ranges.ts'
import { texts } from './texts.ts'
import { typedFormats } from './typed-date.ts'

export { judgeTyped } from './judge-typed.ts'

interface Picker {
  readonly control: ControlProps
  /** The replaced field has the focus. */
  readonly focused: boolean
  /** The person has clicked to open the calendar. */
  readonly open: boolean
}
const format = 'YYYY-MM-DD'

const start = ({ focused, open }: Picker) => ({ autoFocus: focused, ...(open && { defaultOpen: true }) })
const status = (error: string | null | undefined) => error && { status: 'error' as const }

function useDayLanguage() {
  const locale = useLocale()
  useLayoutEffect(() => {
    dayjs.locale(locale === 'en' ? 'en' : 'zh-cn')
  }, [locale])
}

type DrawDay = (current: string | number | Dayjs, info: { originNode: ReactNode; type: string }) => ReactNode

/** Renders calendar cells with holidays marked; undefined without a working calendar. */
function useDaysOff(workDays: readonly WorkDay[] | undefined): DrawDay | undefined {
  const text = useUiText(texts)
  return useMemo(() => {
    if (!workDays) return undefined
    const isWorkDay = workDayTest(workDays)
    return (current, { originNode, type }) => {
      if (type !== 'date' || isWorkDay(dayjs(current).format(format)) !== false) return originNode
      return (
        <div className={`ant-picker-cell-inner ${css.dayOff}`} title={text.dayOff}>
          {dayjs(current).date()}
          <span className={css.offMark}>{text.off}</span>
        </div>
      )
    }
  }, [workDays, text])
}

export function DayCalendar({ control, ...props }: DateFieldProps & Picker) {
  const { value, onChange, workDays, placeholder } = props
  const text = useUiText(texts)
  useDayLanguage()
  const mayChoose = mayChooseDay(props)
  const drawDay = useDaysOff(workDays)
  return (
    <DatePicker
      {...control}
      {...start({ control, ...props })}
      className={css.wide ?? ''}
      value={value ? dayjs(value) : null}
      format={typedFormats}
      placeholder={placeholder ?? text.chooseDate}
      disabledDate={(day) => !mayChoose(day.format(format))}
      {...(drawDay && { cellRender: drawDay })}
      {...status(props.error)}
      onChange={(day) => onChange(day ? day.format(format) : '')}
    />
  )
}

export function RangeCalendar({ control, ...props }: DateRangeFieldProps & Picker) {
  const { value, onChange, min, max, quick, today, inception, workDays } = props
  const text = useUiText(texts)
  useDayLanguage()
  const drawDay = useDaysOff(workDays)
  // read at each opening, since a page may stay open past midnight
  const [opened, setOpened] = useState(() => businessDate(new Date()))
  const end = today ?? opened
  const presets = useMemo(() => {
    if (!quick) return undefined
    const ranges = quick === 'ahead' ? quickRangesAhead : quickRanges
    return ranges.map((range) => {
      const [from, to] = quickRange(range, end, inception)
      return { label: text.ranges[range], value: [dayjs(from), dayjs(to)] as [Dayjs, Dayjs] }
    })
  }, [quick, end, inception, text])
  const { id, ...described } = control
  return (
    <DatePicker.RangePicker
      {...described}
      {...start({ control, ...props })}
      id={{ start: id }}
      className={css.wide ?? ''}
      value={value && [dayjs(value[0]), dayjs(value[1])]}
      format={typedFormats}
      placeholder={[text.start, text.end]}
      {...(presets && { presets })}
      {...(drawDay && { cellRender: drawDay })}
      {...(min && { minDate: dayjs(min) })}
      {...(max && { maxDate: dayjs(max) })}
      {...status(props.error)}
      onOpenChange={(open) => open && setOpened(businessDate(new Date()))}
      onChange={(days) => {
        const [from, to] = days ?? []
        onChange(from && to ? [from.format(format), to.format(format)] : null)
      }}
    />
  )
}

const quarterOf = (day: Dayjs) => Math.floor(day.month() / 3)
const quarterText = (day: Dayjs) => toQuarter(day.year(), quarterOf(day) + 1)
const firstDayOf = (value: string) => {
  const [year = '', quarter = ''] = value.split('-Q')
  return dayjs(`${year}-${String((Number(quarter) - 1) * 3 + 1).padStart(2, '0')}-01`)
}

export function QuarterCalendar({ control, ...props }: QuarterFieldProps & Picker) {
  const { value, onChange, min, max } = props
  const text = useUiText(texts)
  useDayLanguage()
  const drawQuarter = (current: string | number | Dayjs, info: { originNode: ReactNode; type: string }) =>
    info.type === 'quarter' ? (
      <div className="ant-picker-cell-inner">{text.quarters[quarterOf(dayjs(current))]}</div>
    ) : (
      info.originNode
    )
  return (
    <DatePicker
      {...control}
      {...start({ control, ...props })}
      picker="quarter"
      className={css.wide ?? ''}
      value={value ? firstDayOf(value) : null}
      format={(day) => quarterFormat(quarterText(day), text)}
      inputReadOnly
      placeholder={text.chooseQuarter}
      disabledDate={(day) =>
        (min !== undefined && quarterText(day) < min) || (max !== undefined && quarterText(day) > max)
      }
      cellRender={drawQuarter}
      {...status(props.error)}
      onChange={(day) => onChange(day ? quarterText(day) : '')}
    />
  )
}
