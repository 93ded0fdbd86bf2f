import type { Call } from '@iisp/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '../i18n/index.ts'
import { FlagSegments } from './FlagSegments.tsx'
import type { ListProps, ListView } from './list-props.ts'
import { listTexts } from './list-texts.ts'

type Shown<C extends Call, R, V extends object> = Pick<
  ListProps<C, R, V>,
  'segments' | 'actions' | 'renderExport' | 'refreshable'
>
interface Props<C extends Call, R, V extends object> extends Shown<C, R, V> {
  readonly view: ListView<R, V>
  readonly loading: boolean
  readonly onRefresh: () => void
}

/** The area above a table: its segments, the actions of the page, export and refresh. */
export function ListActions<C extends Call, R, V extends object>(props: Props<C, R, V>) {
  const { segments, actions, view } = props
  const t = useText(listTexts)
  return (
    <>
      {segments && (
        <FlagSegments
          {...segments}
          value={view.values[segments.flag] === true}
          onChange={(on) => view.setValues({ ...view.values, [segments.flag]: on })}
        />
      )}
      {typeof actions === 'function' ? actions(view) : actions}
      {props.renderExport?.(view)}
      {props.refreshable && (
        <Button reading={props.loading} onClick={props.onRefresh}>
          {t('refresh')}
        </Button>
      )}
    </>
  )
}
