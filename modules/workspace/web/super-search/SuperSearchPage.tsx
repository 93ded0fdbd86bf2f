import { Button } from '@iisp/ui/button'
import { useFirstField } from '@iisp/ui/form-page'
import { Page } from '@iisp/ui/page'
import { TextField } from '@iisp/ui/text-field'
import { useLocale, usePageLocation, usePageTitle, useText } from '@iisp/web'
import { useSources } from '@iisp/web/routes/use-sources'
import { useHits } from '@iisp/web/search/use-hits'
import { useRef } from 'react'
import { HitGroup } from './HitGroup.tsx'
import { superSearchTexts } from './texts.ts'
import css from './super-search.module.css'

/** Maximum length of the searched text, and maximum number of hits per group. */
const longest = 100
const most = { menus: 20, items: 20 }

/** The hits among the person's menus and in the modules for a keyword, which is part of the page's address. */
export function SuperSearchPage() {
  const t = useText(superSearchTexts)
  const language = useLocale()
  const { query, setQuery } = usePageLocation()
  const field = useRef<HTMLDivElement>(null)
  useFirstField(field)
  const sources = useSources(most)
  const keyword = (query.get('keyword') ?? '').slice(0, longest)
  const text = keyword.trim()
  const { groups, failed, pending, retry } = useHits(sources, keyword)
  usePageTitle(text === '' ? t('title') : t('titleFor', { text }))
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <Page title={t('title')}>
      <div ref={field} className={css.field}>
        <TextField
          label={t('keyword')}
          placeholder={t('placeholder')}
          value={keyword}
          maxLength={longest}
          onChange={(typed) => setQuery(new URLSearchParams(typed === '' ? '' : { keyword: typed }))}
        />
      </div>
      <p className={css.status} role="status">
        {text === ''
          ? t('start')
          : pending
            ? t('searching')
            : count > 0
              ? t('count', { count })
              : failed.length === 0 && t('none', { text })}
      </p>
      {failed.length > 0 && (
        <p className={css.fault} role="alert">
          {t('failed', { groups: failed.map(({ name }) => name[language]).join(t('separator')) })}{' '}
          <Button type="inline" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {groups.map(({ source, hits }) => (
        <HitGroup
          key={source.id}
          name={source.name[language]}
          hits={hits}
          note={hits.length >= most.items ? t('more', { most: most.items }) : ''}
        />
      ))}
    </Page>
  )
}
