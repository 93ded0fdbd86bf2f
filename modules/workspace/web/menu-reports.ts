import type { Input, Menu } from '@iisp/contract'
import { collectsPoints, gain, visitPointMenus } from '@iisp/guide/contract'
import { request } from '@iisp/web/request/request'
import { sessionStore } from '@iisp/web/session/session'
import { addLog, staticMenu } from '../contract/menu-log.ts'

const quiet = { quiet: true } as const

/**
 * Reports that a menu was opened, together with its visit points: 2003 for a new menu, 2002 for any
 * other, and 2005 for some. The server decides whether they count.
 */
export async function reportOpening({ id, name, isNew }: Menu): Promise<void> {
  const codes = [
    isNew ? '2003' : '2002',
    ...(visitPointMenus.includes(id) ? (['2005'] as const) : []),
  ] as const
  const { profile } = sessionStore.getState()
  const log = request(addLog, { menuId: id }, quiet)
  const collected = profile !== null && collectsPoints(profile) ? codes : []
  const points = collected.map((integralCode) => request(gain, { integralCode, name: name.zh, id }, quiet))
  await Promise.allSettled([log, ...points])
}

export const reportTime = async (took: Input<typeof staticMenu>): Promise<void> => {
  await request(staticMenu, took, quiet)
}
