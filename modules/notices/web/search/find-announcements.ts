import { announcementList, notifications } from '@iisp/notices/contract'
import { type Find, request } from '@iisp/web'

/** The longest part of a title that the list can be filtered by. */
const longestName = 50

/** Announcements by their titles, newest first. */
const find: Find = async (text, { signal, most }) => {
  if (text.length > longestName) return []
  const { list } = await request(announcementList, { name: text, pageSize: most }, { signal, quiet: true })
  return list.map(({ id, title, publishTime }) => ({
    id,
    title,
    detail: publishTime.slice(0, 10),
    page: notifications,
    query: { part: 'announcements', id },
  }))
}
export default find
