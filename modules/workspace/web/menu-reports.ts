import type { Input, Menu } from '@iisp/contract'
import { gain } from '@iisp/guide/contract'
import { request } from '@iisp/web/request/request'
import { staticMenu } from '../contract/menu-log.ts'

const quiet = { quiet: true } as const

/** The points for opening a menu: 2003 for a new one, 2002 for any other. Whether they count is the server's decision. */
export async function gainPoints({ id, name, isNew }: Menu): Promise<void> {
  await request(gain, { integralCode: isNew ? '2003' : '2002', name: name.zh, id }, quiet)
}

export const reportTime = async (took: Input<typeof staticMenu>): Promise<void> => {
  await request(staticMenu, took, quiet)
}
