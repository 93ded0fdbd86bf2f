import { useEffect, useEffectEvent, useId, useImperativeHandle } from 'react'
import { useLocale, useText } from '../i18n/index.ts'
import { Button } from '@iisp/ui/button'
import { frameTexts } from '../frame/frame-texts.ts'
import { HitList } from './HitList.tsx'
import type { Recents } from './recent-hits.ts'
import { useChoice } from './use-choice.ts'
import { useHits } from './use-hits.ts'
import type { SearchHit, SearchSource } from './search-source.ts'
import type { SearchProps } from './search-props.ts'
import { withRecents } from './with-recents.ts'
import css from './palette.module.css'

interface PaletteProps extends SearchProps {
  readonly sources: readonly SearchSource[]
  readonly recents: Recents
  readonly initialsOf: (text: string) => string
  /** Maximum number of displayed hits per module. */
  readonly most: number
  /** Shows the results for the text on a page; null if there is no such page. */
  readonly onMore: ((text: string) => void) | null
}

/**
 * The hits for the text in the search dialog: select one with the arrow keys, open it with Enter.
 */
export function Palette(props: PaletteProps) {
  const { sources, recents, initialsOf, most, text, entered, onClose, onMore, onField, keys } = props
  const t = useText(frameTexts)
  const language = useLocale()
  const listId = useId()
  const found = useHits(sources, text)
  const { failed, pending } = found
  const groups =
    text.trim() === ''
      ? recents.opening
      : withRecents({ groups: found.groups, sources, recents, text, initialsOf, most })
  const hits = groups.flatMap((group) => group.hits)
  const open = (hit: SearchHit) => {
    onClose()
    hit.open()
  }
  const names = sources.filter(({ isNamed = true }) => isNamed).map(({ name }) => name[language])
  const hint = t('searchHint', { groups: names.join(t('listSeparator')) })
  const { at, pick, onKeyDown } = useChoice(hits, open)
  useImperativeHandle(keys, () => ({ press: onKeyDown }))
  const [first] = hits
  const openFirst = useEffectEvent(() => first !== undefined && open(first))
  useEffect(() => {
    if (entered) openFirst()
  }, [entered, first])
  const chosenId = hits.length > 0 ? `${listId}-${at}` : undefined
  useEffect(() => onField({ hint, listId, chosenId }), [onField, hint, listId, chosenId])
  return (
    <>
      <HitList id={listId} groups={groups} chosen={hits[at]} onPick={pick} onOpen={open} />
      <Foot text={text.trim()} count={hits.length} failed={failed} pending={pending} onMore={onMore} />
    </>
  )
}

interface FootProps extends Pick<PaletteProps, 'onMore'> {
  readonly text: string
  readonly count: number
  readonly failed: readonly SearchSource[]
  readonly pending: boolean
}

/**
 * The number of hits, which screen readers announce, the keys, and the link to the page of all
 * hits.
 */
function Foot({ text, count, failed, pending, onMore }: FootProps) {
  const t = useText(frameTexts)
  const language = useLocale()
  return (
    <p className={css.foot}>
      <span role="status">
        {text === ''
          ? t('searchStart')
          : pending
            ? t('searching')
            : failed.length > 0
              ? t('searchFailed', {
                  groups: failed.map(({ name }) => name[language]).join(t('listSeparator')),
                })
              : count > 0
                ? t('searchCount', { count })
                : t('searchNone', { text })}
      </span>
      {count > 0 && <span className={css.keys}>{t('searchKeys')}</span>}
      {text !== '' && onMore && (
        <Button type="inline" onClick={() => onMore(text)}>
          {t('searchMore')}
        </Button>
      )}
    </p>
  )
}
