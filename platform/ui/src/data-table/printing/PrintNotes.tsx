import { useUiText } from '../../locale/index.ts'
import { totalFigure } from '../../pagination/texts.ts'
import controls from '../controls.module.css'
import css from './printing.module.css'
import { texts } from '../texts.ts'
import { type Print, printedRows } from './use-print.ts'
import type { PageOfRows } from '../use-page.ts'

interface Props<R> {
  readonly print: Print<R>
  readonly page: PageOfRows<R>
  readonly canExport: boolean
}

/** On the paper: what of the list is printed, and where the rest is to be had. */
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

/** While rows are read for the paper: how far that is, and a way out. */
export function PrintProgress<R>({ print, page }: Omit<Props<R>, 'canExport'>) {
  const text = useUiText(texts)
  const { read, error } = print
  if (error !== '')
    return (
      <div role="alert" className={css.preparing}>
        <span className={css.printFault}>{text.printFailed(error)}</span>
        <button type="button" className={controls.link} onClick={print.print}>
          {text.retry}
        </button>
        <button type="button" className={controls.link} onClick={print.cancel}>
          {text.cancel}
        </button>
      </div>
    )
  if (read === null) return null
  const wanted = page.total < 0 ? printedRows : Math.min(page.total, printedRows)
  return (
    <div role="status" className={css.preparing}>
      <progress value={Math.min(read, wanted)} max={wanted} aria-label={text.preparing} />
      <span>{text.preparingRows(totalFigure(read, false), totalFigure(wanted, false))}</span>
      <button type="button" className={controls.link} onClick={print.cancel}>
        {text.cancel}
      </button>
    </div>
  )
}
