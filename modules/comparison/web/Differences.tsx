import type { Output } from '@iisp/contract'
import type { compareTexts } from '@iisp/comparison/contract'
import { Button } from '@iisp/ui/button'
import { Pagination } from '@iisp/ui/pagination'
import { useText } from '@iisp/web'
import { useEffect, useRef, useState } from 'react'
import css from './comparison.module.css'
import { comparisonTexts } from './comparison-texts.ts'
import { DifferenceItem } from './DifferenceItem.tsx'

const perPage = 50

/** The differences with their counts, and buttons from one to the next. */
export function Differences({
  result: { differences, counts },
}: {
  readonly result: Output<typeof compareTexts>
}) {
  const t = useText(comparisonTexts)
  const [current, setCurrent] = useState(0)
  const shown = useRef<HTMLLIElement>(null)
  const jumped = useRef(false)
  useEffect(() => {
    if (jumped.current) shown.current?.focus()
  }, [current])
  const jump = (to: number) => {
    jumped.current = true
    setCurrent(to)
  }
  const n = differences.length
  if (n === 0)
    return (
      <p role="status" className={css.summary}>
        {t('same')}
      </p>
    )
  const first = Math.floor(current / perPage) * perPage
  return (
    <section aria-label={t('differences')}>
      <div className={css.head}>
        <p role="status" className={css.summary}>
          {t('summary', { n, ...counts })}
        </p>
        <span className={css.ways}>
          <span aria-live="polite">{t('position', { at: current + 1, n })}</span>
          <Button disabled={current === 0} onClick={() => jump(current - 1)}>
            {t('previous')}
          </Button>
          <Button disabled={current === n - 1} onClick={() => jump(current + 1)}>
            {t('next')}
          </Button>
        </span>
      </div>
      <ol>
        {differences.slice(first, first + perPage).map((difference, at) => (
          <DifferenceItem
            key={`${difference.leftLine}/${difference.rightLine}`}
            ref={first + at === current ? shown : undefined}
            difference={difference}
            current={first + at === current}
          />
        ))}
      </ol>
      <Pagination
        page={first / perPage + 1}
        pageSize={perPage}
        total={n}
        sizes={null}
        hideOnSinglePage
        onChange={(page) => jump((page - 1) * perPage)}
      />
    </section>
  )
}
