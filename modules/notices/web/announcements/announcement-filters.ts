import { filters } from '@iisp/web'
import { noticeTexts } from '../notice-texts.ts'

export const announcementFilters = filters(noticeTexts, ({ keyword, own }) => ({
  year: own({
    blank: '',
    params: ['year'],
    read: (query) => /^[12]\d{3}$/.exec(query.get('year') ?? '')?.[0] ?? '',
    write: (year): Record<string, string> => (year === '' ? {} : { year }),
    send: (year) => (year === '' ? {} : { year }),
  }),
  name: keyword({ label: 'name', placeholder: 'nameHint' }),
}))
