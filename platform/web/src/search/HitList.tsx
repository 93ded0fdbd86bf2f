import { useEffect, useRef } from 'react'
import { useLocale, useText } from '../i18n/index.ts'
import { frameTexts } from '../frame/frame-texts.ts'
import type { SearchHit } from './search-source.ts'
import type { HitGroup } from './use-hits.ts'
import css from './palette.module.css'

interface HitListProps {
  readonly id: string
  readonly groups: readonly HitGroup[]
  readonly chosen: SearchHit | undefined
  readonly onPick: (hit: SearchHit) => void
  readonly onOpen: (hit: SearchHit) => void
}

/** The hits by group. Their number in the whole list gives each the id `<id>-<number>`. */
export function HitList({ id, groups, chosen, onPick, onOpen }: HitListProps) {
  const t = useText(frameTexts)
  const language = useLocale()
  const hits = groups.flatMap((group) => group.hits)
  return (
    <div id={id} role="listbox" aria-label={t('search')} className={css.list}>
      {groups.map(({ source, hits: own }) => (
        <div key={source.id} role="group" aria-label={source.name[language]}>
          <p className={css.group} aria-hidden="true">
            {source.name[language]}
          </p>
          {own.map((hit) => (
            <Hit
              key={hit.id}
              id={`${id}-${hits.indexOf(hit)}`}
              hit={hit}
              isChosen={hit === chosen}
              onPick={onPick}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface HitProps extends Pick<HitListProps, 'id' | 'onPick' | 'onOpen'> {
  readonly hit: SearchHit
  readonly isChosen: boolean
}
function Hit({ id, hit, isChosen, onPick, onOpen }: HitProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isChosen])
  return (
    // the combobox keeps the focus and handles the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={css.hit}
      onPointerMove={() => onPick(hit)}
      onClick={() => onOpen(hit)}
    >
      <span className={css.title}>{hit.title}</span>
      {hit.hint && <span className={css.hint}>{hit.hint}</span>}
    </div>
  )
}
