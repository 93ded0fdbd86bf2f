import type { Difference, LinePart } from '@iisp/comparison/contract'
import { useText } from '@iisp/web'
import type { Ref } from 'react'
import css from './comparison.module.css'
import { comparisonTexts } from './comparison-texts.ts'

interface Props {
  readonly difference: Difference
  readonly current: boolean
  readonly ref: Ref<HTMLLIElement> | undefined
}

/** A difference: its lines of both sides beside each other, with the changed parts marked. */
export function DifferenceItem({ difference: { kind, leftLine, rightLine, rows }, current, ref }: Props) {
  const t = useText(comparisonTexts)
  return (
    <li ref={ref} tabIndex={-1} className={css.item} aria-current={current || undefined}>
      <p className={css.where}>
        <span className={css.kind} data-kind={kind}>
          {t(`kinds.${kind}`)}
        </span>
        {t('where', { left: leftLine, right: rightLine })}
      </p>
      {rows.map((row, at) => (
        <div key={at} className={css.row}>
          <Line parts={row.left} mark="del" />
          <Line parts={row.right} mark="ins" />
        </div>
      ))}
    </li>
  )
}

function Line({ parts, mark: Mark }: { readonly parts: LinePart[] | null; readonly mark: 'del' | 'ins' }) {
  const t = useText(comparisonTexts)
  if (parts === null) return <p className={css.none}>{t('none')}</p>
  if (parts.length === 0) return <p className={css.none}>{t('emptyLine')}</p>
  return (
    <p className={css.line}>
      {parts.map(({ text, changed }, at) =>
        changed ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
      )}
    </p>
  )
}
