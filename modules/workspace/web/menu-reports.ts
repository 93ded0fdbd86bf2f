import type { Input, Menu } from '@iisp/contract'
import { collectsPoints, gain } from '@iisp/guide/contract'
import { request } from '@iisp/web/request/request'
import { sessionStore } from '@iisp/web/session/session'
import { addLog, staticMenu } from '../contract/menu-log.ts'

const quiet = { quiet: true } as const

/**
 * Reports that a menu was opened, and for whoever collects points the one for it: 2003 for a new one, 2002 for any other.
 * Whether they count is the server's decision.
 */
export async function reportOpening({ id, name, isNew }: Menu): Promise<void> {
  const point = { integralCode: isNew ? '2003' : '2002', name: name.zh, id } as const
  const { profile } = sessionStore.getState()
  const log = request(addLog, { menuId: id }, quiet)
  const points = profile !== null && collectsPoints(profile) ? request(gain, point, quiet) : null
  await Promise.allSettled([log, points])
}

export const reportTime = async (took: Input<typeof staticMenu>): Promise<void> => {
  await request(staticMenu, took, quiet)
}
