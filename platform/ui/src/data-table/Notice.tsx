import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useElapsed } from '../hooks/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './notice.module.css'
import type { DataTableProps } from './props.ts'
import { texts } from './texts.ts'

export type NoticeProps = Pick<
  DataTableProps<unknown>,
  'rows' | 'error' | 'manualQuery' | 'onManualQuerySettings' | 'emptyText' | 'loading'
>

/** Explains why a table has no rows. */
export function Notice(props: NoticeProps) {
  const text = useUiText(texts)
  if (props.error)
    return (
      <div role="alert" className={css.notice}>
        <p>{props.error.message}</p>
        {props.error.onRetry && <Button onClick={props.error.onRetry}>{text.retry}</Button>}
      </div>
    )
  if (props.rows === undefined && props.manualQuery && !props.loading)
    return <p className={css.notice}>{manualNote(text, props.onManualQuerySettings)}</p>
  if (props.rows === undefined || props.loading) return <Waiting />
  return <p className={css.notice}>{props.emptyText ?? text.empty}</p>
}

const manualNote = (text: (typeof texts)['zh'], onSettings: (() => void) | undefined): ReactNode => (
  <>
    {text.manual}
    {onSettings ? (
      <Button type="inline" onClick={onSettings}>
        {text.manualWhere}
      </Button>
    ) : (
      text.manualWhere
    )}
    {text.manualEnd}
  </>
)

/** Shows nothing at first, so that a quick answer does not flicker. */
function Waiting() {
  const text = useUiText(texts)
  const long = useElapsed(true, 1000)
  return (
    <div className={css.waiting} role="status" aria-label={text.loading}>
      {long && Array.from({ length: 6 }, (_, line) => <span key={line} className={css.bone} />)}
    </div>
  )
}
