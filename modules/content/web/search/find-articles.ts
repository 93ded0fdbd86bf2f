import { articleList, downloadArea, helpCenter, newsCenter, operateGuide } from '@iisp/content/contract'
import { type Find, request } from '@iisp/web'

const pageOf = { help: helpCenter, guide: operateGuide, news: newsCenter, download: downloadArea } as const
/** The longest text that the lists search for. */
const longest = 50

/** Articles by words of their titles and texts, newest first. Each opens in the list of its kind. */
const find: Find = async (text, { signal, language, most }) => {
  if (text.length > longest) return []
  const { list } = await request(articleList, { keyword: text, pageSize: most }, { signal, quiet: true })
  return list.map(({ id, kind, title, publishedAt }) => ({
    id,
    title,
    detail: `${pageOf[kind].name[language]} ${publishedAt.slice(0, 10)}`,
    page: pageOf[kind],
    query: { id },
  }))
}
export default find
