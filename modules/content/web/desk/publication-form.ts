import type { DeskText } from './desk-texts.ts'

export const publicationBlank = {
  when: 'now' as 'now' | 'later',
  fromDate: '',
  fromTime: '',
  end: 'never' as 'never' | 'ends',
  untilDate: '',
  untilTime: '',
}
type Values = typeof publicationBlank

/** The beginning and the end that were entered; null where publication begins at once, or has no end. */
export const periodOf = (values: Values) => ({
  from: values.when === 'now' ? null : { date: values.fromDate, time: values.fromTime },
  until: values.end === 'never' ? null : { date: values.untilDate, time: values.untilTime },
})

export const publicationFaults = (t: DeskText) => (values: Values) => {
  const { from, until } = periodOf(values)
  const isEarly =
    from !== null && until !== null && `${until.date} ${until.time}` <= `${from.date} ${from.time}`
  return {
    fromDate: from?.date === '' && t('publication.dateMissing'),
    fromTime: from?.time === '' && t('publication.timeMissing'),
    untilDate: until?.date === '' ? t('publication.dateMissing') : isEarly && t('publication.early'),
    untilTime: until?.time === '' && t('publication.timeMissing'),
  }
}
