import { CheckBox } from '@iisp/ui/check-box'
import { useText } from '@iisp/web'
import { formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import type { SectionProps } from './section-props.ts'

const meaningOf = (notBeforeDate: boolean, date: string) =>
  notBeforeDate ? (date === '' ? 'early.noDate' : 'early.no') : date === '' ? 'early.yesDate' : 'early.yes'

/** 不提前执行, with an explanation of on and off for the chosen date. */
export function NotBeforeDate({ state, dispatch }: Pick<SectionProps, 'state' | 'dispatch'>) {
  const t = useText(formTexts)
  const { date, notBeforeDate } = state.fields
  return (
    <div className={css.early}>
      <CheckBox
        label={t('notBeforeDate')}
        checked={notBeforeDate}
        onChange={(on) => dispatch({ type: 'change', patch: { notBeforeDate: on } })}
      />
      <span className={css.quiet}>{t(meaningOf(notBeforeDate, date), { date })}</span>
    </div>
  )
}
