import { Button } from '@iisp/ui/button'
import { useText } from '../i18n/index.ts'
import type { ListView, Segments } from './list-props.ts'
import { listTexts } from './list-texts.ts'

interface EmptyListProps<V> {
  readonly reason: string
  readonly segments: Segments<V> | undefined
  readonly view: Pick<ListView<never, V>, 'values' | 'setValues'>
}

/** Why a list is empty, and the segment of it that leaves nothing out. */
export function EmptyList<V>({ reason, segments, view }: EmptyListProps<V>) {
  const t = useText(listTexts)
  const { values, setValues } = view
  if (segments?.widest === undefined) return reason
  const { flag, widest } = segments
  const isOn = widest === 'on'
  if ((values[flag] === true) === isOn) return reason
  return (
    <>
      {t('asSentence', { reason })}{' '}
      <Button type="inline" onClick={() => setValues({ ...values, [flag]: isOn })}>
        {t('show', { part: segments[widest] })}
      </Button>
    </>
  )
}
