import { isExchangeDate } from './exchange-date.ts'
import type { Profile } from './profile.ts'

/** The parts of a data file's name. */
export interface DataFileName {
  readonly creator: string
  readonly receiver: string
  /** YYYYMMDD. */
  readonly date: string
  readonly type: string
  /** 1, 2, … if the records of a type are divided into several files. */
  readonly part?: number
}
export type IndexFileName = Pick<DataFileName, 'creator' | 'receiver' | 'date'> & {
  /** OFI or another prefix; each stream of files has its own. */
  readonly prefix: string
}

const dataFile =
  /^OFD_(?<creator>[0-9A-Z]{1,20})_(?<receiver>[0-9A-Z]{1,20})_(?<date>\d{8})_(?<type>[0-9A-Z]{2})(?:_(?<part>\d{1,6}))?\.TXT$/i
const indexFile =
  /^(?<prefix>OF[A-Z])_(?<creator>[0-9A-Z]{1,20})_(?<receiver>[0-9A-Z]{1,20})_(?<date>\d{8})\.TXT$/i

/** OFD_98_311_20260430_07.TXT, with the part before the ending if there is one: OFD_98_311_20260430_03_001.TXT. */
export const dataFileName = ({ creator, receiver, date, type, part }: DataFileName): string =>
  `OFD_${creator}_${receiver}_${date}_${type}${part === undefined ? '' : `_${String(part).padStart(3, '0')}`}.TXT`

/** Null if the name is not a data file's, or its date does not exist. */
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

/** Null if the name is not an index file's, or its date does not exist. */
export function parseIndexFileName(name: string): IndexFileName | null {
  const parts = indexFile.exec(name)?.groups
  const date = parts?.['date'] ?? ''
  const prefix = parts?.['prefix']?.toUpperCase() ?? ''
  if (parts === undefined || !isExchangeDate(date) || prefix === 'OFD') return null
  return { prefix, creator: parts['creator'] ?? '', receiver: parts['receiver'] ?? '', date }
}

/** The prefix of the index for files of a type; undefined if the profile does not have the type. */
export const indexPrefixOf = (profile: Profile, type: string): string | undefined =>
  Object.hasOwn(profile.indexPrefixes, type) ? profile.indexPrefixes[type] : undefined
