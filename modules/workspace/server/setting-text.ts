import { Refusal } from '@iisp/contract'
import { workspaceErrors } from '../contract/errors.ts'
import { settingLimits } from '../contract/setting-limits.ts'

/**
 * A stored column of a table setting. The table chooses a default for each property that is
 * missing.
 */
export interface KeptColumn {
  readonly key: string
  readonly width?: number
  readonly visible?: boolean
}

/** Refuses a text that takes more room than a setting may. */
export function refuseLarge(kept: string): void {
  if (Buffer.byteLength(kept) > settingLimits.bytes)
    throw new Refusal(workspaceErrors.settingTooLarge, { limit: String(settingLimits.bytes) })
}

/** Parses a setting's JSON text: a list of which every item must pass the check. */
export function readSetting<T>(text: string, accepts: (item: Record<string, unknown>) => boolean): T[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new Refusal(workspaceErrors.settingUnreadable)
  }
  const fits = (item: unknown) =>
    typeof item === 'object' && item !== null && accepts(item as Record<string, unknown>)
  if (!Array.isArray(list) || list.length > 200 || !list.every(fits)) {
    throw new Refusal(workspaceErrors.settingUnreadable)
  }
  return list as T[]
}
