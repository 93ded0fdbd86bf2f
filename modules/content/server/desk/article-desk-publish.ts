import { platformErrors, refuse } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { timeText, writer } from '@iisp/server'
import { articleDeskPublish as call } from '../../contract/article-desk.ts'
import { contentErrors } from '../../contract/errors.ts'
import { publication } from '../../rules/publication.ts'
import { articlesAt } from '../published.ts'
import { q } from '../tables.ts'
import { recordAct, changeArticle } from './change-article.ts'

export const articleDeskPublish = writer(call, async ({ db, actor, now }, input) => {
  const article = await db.one(
    q
      .selectFrom(articlesAt(now).as('a'))
      .where('a.id', '=', input.id)
      .select(['a.latest', 'a.revision', 'a.shown as version'])
      .select(timeText('a.shown_from').as('from'))
      .select(timeText<string | null>('a.shown_until').as('until')),
  )
  if (article.revision !== input.revision) refuse(platformErrors.conflict)
  const { version, from, until, latest } = article
  const inPlace = version === null ? null : { version, from, until }
  const wish = { version: latest, from: timeOf(input.from), until: timeOf(input.until) }
  const { published, scheduled } =
    publication(inPlace, wish, businessDateTime(now)) ?? refuse(contentErrors.endsBeforeStart)
  const { revision } = await changeArticle(db, input, {
    withdrawn: false,
    published: published?.version ?? null,
    published_from: published?.from ?? null,
    published_until: published?.until ?? null,
    scheduled: scheduled?.version ?? null,
    scheduled_from: scheduled?.from ?? null,
    scheduled_until: scheduled?.until ?? null,
  })
  recordAct(db, actor, 'publish', input.id, { ...wish })
  return { revision }
})

const timeOf = (minute: { readonly date: string; readonly time: string } | null) =>
  minute && `${minute.date} ${minute.time}:00`
