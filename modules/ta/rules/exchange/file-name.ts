import { isExchangeDate } from './exchange-date.ts'
import type { Profile } from './profile.ts'

/** What the name of a data file says. */
export interface DataFileName {
  readonly creator: string
  readonly receiver: string
  /** YYYYMMDD. */
  readonly date: string
  readonly type: string
  /** Where the records of a type are divided into several files: 1, 2, … */
  readonly part?: number
}
export type IndexFileName = Pick<DataFileName, 'creator' | 'receiver' | 'date'> & {
  /** OFI and others, one for each stream of files. */
  readonly prefix: string
}

const dataFile =
  /^OFD_(?<creator>[0-9A-Z]{1,20})_(?<receiver>[0-9A-Z]{1,20})_(?<date>\d{8})_(?<type>[0-9A-Z]{2})(?:_(?<part>\d{1,6}))?\.TXT$/i
const indexFile =
  /^(?<prefix>OF[A-Z])_(?<creator>[0-9A-Z]{1,20})_(?<receiver>[0-9A-Z]{1,20})_(?<date>\d{8})\.TXT$/i

/** OFD_98_311_20260430_07.TXT, with the part before the ending if there is one: OFD_98_311_20260430_03_001.TXT. */
export const dataFileName = ({ creator, receiver, date, type, part }: DataFileName): string =>
  `OFD_${creator}_${receiver}_${date}_${type}${part === undefined ? '' : `_${String(part).padStart(3, '0')}`}.TXT`

/** Null for a name that is not one of a data file, or whose date the calendar does not have. */
export function parseDataFileName(name: string): DataFileName | null {
  const parts = dataFile.exec(name)?.groups
  const date = parts?.['date'] ?? ''
  if (parts === undefined || !isExchangeDate(date)) return null
  const part = parts['part']
  return {
    creator: parts['creator'] ?? '',
    receiver: parts['receiver'] ?? '',
    date,
    type: parts['type'] ?? '',
    ...(part === undefined ? {} : { part: Number(part) }),
  }
}

/** OFI_98_311_20260430.TXT. */
export const indexFileName = ({ prefix, creator, receiver, date }: IndexFileName): string =>
  `${prefix}_${creator}_${receiver}_${date}.TXT`

/** Null for a name that is not one of an index file, or whose date the calendar does not have. */
export function parseIndexFileName(name: string): IndexFileName | null {
  const parts = indexFile.exec(name)?.groups
  const date = parts?.['date'] ?? ''
  const prefix = parts?.['prefix']?.toUpperCase() ?? ''
  if (parts === undefined || !isExchangeDate(date) || prefix === 'OFD') return null
  return { prefix, creator: parts['creator'] ?? '', receiver: parts['receiver'] ?? '', date }
}

/** The prefix of the index that names files of a type; undefined where the profile does not exchange it. */
export const indexPrefixOf = (profile: Profile, type: string): string | undefined =>
  Object.hasOwn(profile.indexPrefixes, type) ? profile.indexPrefixes[type] : undefined
