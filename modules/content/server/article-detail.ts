import { reader } from '@iisp/server'
import { articleDetail as call } from '../contract/articles.ts'
import type { ListedKind } from '../contract/kinds.ts'
import { bodyColumn, publishedAt, rowColumns } from './published.ts'

export const articleDetail = reader(call, ({ db, now, language }, { id }) =>
  db.one(
    publishedAt(now)
      .where('kind', '<>', 'page')
      .where('id', '=', id)
      .select([...rowColumns(language), bodyColumn(language)])
      .$narrowType<{ kind: ListedKind }>(),
  ),
)
