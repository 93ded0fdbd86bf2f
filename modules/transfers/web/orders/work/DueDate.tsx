import type { Due } from '@iisp/transfers/rules'
import { useText } from '@iisp/web'
import css from './work.module.css'
import { workTexts } from './work-texts.ts'

/** A transfer date with its mark, where it is near. */
export function DueDate({ date, due }: { date: string; due: Due | null }) {
  const t = useText(workTexts)
  return (
    <>
      {date}
      {due !== null && (
        <span className={css.due} data-due={due}>
          {t(`due.${due}`)}
        </span>
      )}
    </>
  )
}
