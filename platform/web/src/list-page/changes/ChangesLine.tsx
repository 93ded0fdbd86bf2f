import { groupThousands } from '@iisp/contract/group-thousands'
import { businessDateTime } from '@iisp/contract/date'
import { Button } from '@iisp/ui/button'
import { useText } from '../../i18n/index.ts'
import { changesTexts } from './changes-texts.ts'
import css from './changes-line.module.css'

interface Props {
  readonly since: number
  readonly count: number
  readonly capped: boolean
  /** The list is limited to changed rows. */
  readonly isOnly: boolean
  readonly onOnly: (only: boolean) => void
  readonly onSeen: () => void
}

/** Above a list: how many of its cases somebody else changed since the person last looked. */
export function ChangesLine({ since, count, capped, isOnly, onOnly, onSeen }: Props) {
  const t = useText(changesTexts)
  const said = {
    time: businessDateTime(new Date(since)).slice(0, 16),
    count: `${groupThousands(count)}${capped ? '+' : ''}`,
  }
  return (
    <div className={css.line}>
      <span role="status">{t(isOnly ? 'only' : 'changed', said)}</span>
      <Button type="inline" onClick={() => onOnly(!isOnly)}>
        {t(isOnly ? 'showAll' : 'show')}
      </Button>
      <Button type="inline" onClick={onSeen}>
        {t('seen')}
      </Button>
    </div>
  )
}
