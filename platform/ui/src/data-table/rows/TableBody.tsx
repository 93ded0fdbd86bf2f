import { type BodyProps, PlainBody, VirtualBody, virtualFrom } from './body.tsx'

interface Props<R> extends BodyProps<R> {
  /** All rows of the list while it is printed. */
  readonly printed: readonly R[] | undefined
  /** Height in px of the table; undefined where it follows from the layout. */
  readonly height: number | undefined
  readonly rowHeight: number
}

/** No cell is marked on paper. */
const nothingMarked = () => undefined

/** All rows of a page, or only the visible ones if there are many. */
export function TableBody<R>({ printed, height, rowHeight, ...body }: Props<R>) {
  if (printed) return <PlainBody {...body} rows={printed} before={0} markOf={nothingMarked} />
  if (body.rows.length < virtualFrom) return <PlainBody {...body} />
  // remounted for another density: the row height of a virtual body is constant
  return <VirtualBody key={rowHeight} {...body} height={height ?? 600} rowHeight={rowHeight} />
}
