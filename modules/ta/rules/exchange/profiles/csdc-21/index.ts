import type { Profile } from '../../profile.ts'
import { readLayout } from '../../read-layout.ts'
import { type01 } from './type-01.ts'
import { type02 } from './type-02.ts'
import { type03 } from './type-03.ts'
import { type04 } from './type-04.ts'
import { type05 } from './type-05.ts'
import { type06 } from './type-06.ts'
import { type07 } from './type-07.ts'
import { type09 } from './type-09.ts'
import { type26 } from './type-26.ts'

/**
 * 中央数据交换平台开放式基金业务数据交换协议 V2.1 (2017-11), which counterparties run under GB/T 39595-2020. Its
 * layouts are compiled from two independent publications. The prefixes of index files come from one source: agree them
 * with the counterparty.
 */
export const csdc21: Profile = {
  id: 'csdc-2.1',
  version: '21',
  acceptedVersions: ['20', '21'],
  frame: {
    version: 4,
    creator: 9,
    receiver: 9,
    date: 8,
    summary: 3,
    type: 2,
    sender: 8,
    recipient: 8,
    fieldCount: 3,
    recordCount: 8,
    indexFileCount: 3,
    breakAfterEnd: true,
  },
  layouts: {
    '01': readLayout(type01),
    '02': readLayout(type02),
    '03': readLayout(type03),
    '04': readLayout(type04),
    '05': readLayout(type05),
    '06': readLayout(type06),
    '07': readLayout(type07),
    '09': readLayout(type09),
    '26': readLayout(type26),
  },
  indexPrefixes: {
    '01': 'OFI',
    '02': 'OFI',
    '03': 'OFI',
    '04': 'OFI',
    '05': 'OFI',
    '06': 'OFI',
    '07': 'OFJ',
    '09': 'OFI',
    '26': 'OFI',
  },
}
