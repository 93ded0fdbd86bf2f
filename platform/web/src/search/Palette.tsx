import { useId, useState } from 'react'
import { useLocale, useText } from '../i18n/index.ts'
import { Button } from '@iisp/ui/button'
import { Icon } from '@iisp/ui/icon'
import { frameTexts } from '../frame/frame-texts.ts'
import { HitList } from './HitList.tsx'
import { useChoice } from './use-choice.ts'
import { useHits } from './use-hits.ts'
import { useModal } from './use-modal.ts'
import type { SearchHit, SearchSource } from './search-source.ts'
import css from './palette.module.css'

interface PaletteProps {
  readonly sources: readonly SearchSource[]
  readonly onClose: () => void
  /** Shows what the text finds on a page; null if there is no such page. */
  readonly onMore: ((text: string) => void) | null
}

/** The search dialog: type a keyword, select a hit with the arrow keys, open it with Enter. */
export function Palette({ sources, onClose, onMore }: PaletteProps) {
  const t = useText(frameTexts)
  const language = useLocale()
  const listId = useId()
  const dialog = useModal()
  const [text, setText] = useState('')
  const { groups, failed, pending } = useHits(sources, text)
  const hits = groups.flatMap((group) => group.hits)
  const open = (hit: SearchHit) => {
    onClose()
    hit.open()
  }
  const groupNames = sources.map(({ name }) => name[language]).join(t('listSeparator'))
  const hint = t('searchHint', { groups: groupNames })
  const { at, pick, onKeyDown } = useChoice(hits, open)
  return (
    // a click on the backdrop closes the dialog; by keyboard Escape does
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label={t('search')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css.box}>
        <div className={css.field}>
          <Icon name="search" />
          <input
            autoFocus
            type="text"
            role="combobox"
            aria-label={hint}
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={hits.length > 0 ? `${listId}-${at}` : undefined}
            placeholder={hint}
            value={text}
            maxLength={100}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <HitList id={listId} groups={groups} chosen={hits[at]} onPick={pick} onOpen={open} />
        <Foot text={text.trim()} count={hits.length} failed={failed} pending={pending} onMore={onMore} />
      </div>
    </dialog>
  )
}

interface FootProps extends Pick<PaletteProps, 'onMore'> {
  readonly text: string
  readonly count: number
  readonly failed: readonly SearchSource[]
  readonly pending: boolean
}

/** How many hits there are, which screen readers announce, the keys, and the way to the page of all hits. */
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
      {count > 0 && <span>{t('searchKeys')}</span>}
      {text !== '' && onMore && (
        <Button type="inline" onClick={() => onMore(text)}>
          {t('searchMore')}
        </Button>
      )}
    </p>
  )
}
