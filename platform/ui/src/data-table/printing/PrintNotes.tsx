import { Button } from '../../button/index.ts'
import { useUiText } from '../../locale/index.ts'
import { totalFigure } from '../../pagination/texts.ts'
import css from './printing.module.css'
import { texts } from '../texts.ts'
import { type Print, printedRows } from './use-print.ts'
import type { PageOfRows } from '../use-page.ts'

interface Props<R> {
  readonly print: Print<R>
  readonly page: PageOfRows<R>
  readonly canExport: boolean
}

/** Printed note that says which part of the list is printed and how to get the rest. */
export function PrintedNote<R>({ print, page, canExport }: Props<R>) {
  const text = useUiText(texts)
  const printed = print.rows.length
  const all = page.total < 0 ? '' : totalFigure(page.total, page.isCapped)
  if (!page.isCapped && page.total === printed) return <p>{text.printedAll(totalFigure(printed, false))}</p>
  const rest = canExport ? text.restByExport : text.restByFilter
  const isFirst = printed === printedRows
  const what = (isFirst ? text.printedFirst : text.printedPage)(totalFigure(printed, false), all)
  return <p>{`${what}${isFirst ? '' : text.printedMore}${rest}`}</p>
}

/** Shows progress and a cancel button while rows are loaded for printing. */
export function PrintProgress<R>({ print, page }: Omit<Props<R>, 'canExport'>) {
  const text = useUiText(texts)
  const { read, error } = print
  if (error !== '')
    return (
      <div role="alert" className={css.preparing}>
        <span className={css.printFault}>{text.printFailed(error)}</span>
        <Button type="inline" onClick={print.print}>
          {text.retry}
        </Button>
        <Button type="inline" onClick={print.cancel}>
          {text.cancel}
        </Button>
      </div>
    )
  if (read === null) return null
  const target = page.total < 0 ? printedRows : Math.min(page.total, printedRows)
  return (
    <div role="status" className={css.preparing}>
      <progress value={Math.min(read, target)} max={target} aria-label={text.preparing} />
      <span>{text.preparingRows(totalFigure(read, false), totalFigure(target, false))}</span>
      <Button type="inline" onClick={print.cancel}>
        {text.cancel}
      </Button>
    </div>
  )
}
